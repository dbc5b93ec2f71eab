// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import com.google.auto.service.AutoService;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.types.BaseMemRefType;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code distinct-function-results}: clones a buffer that is returned twice. Linear in the flow of buffers.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DistinctFunctionResults implements PassFactory {
  private static final String SAME = "another result may come from the same allocation";

  private static final PassSpec SPEC = PassSpec.of("distinct-function-results",
          "Clone buffers that functions return twice")
      .withDescription("""
          Clones a returned buffer if another result of the same return may come from the same allocation. The
          ownership-based deallocation would return one buffer twice and let callers compare the results at run time;
          after this pass, callers need no comparison, as for functions processed by the legacy deallocation with
          `results-are-owned`. Buffers that a policy leaves to the program stay. Run it before the ownership-based
          deallocation. Linear in the flow of buffers.
          """)
      .onOperation("func.func")
      .withDialects("bufferization");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (function, run) -> {
      BufferPolicies policies = BufferPolicies.of(function, run::emit);
      if (policies == null || policies.isApart(function)) {
        return;
      }
      BufferAliases aliases = BufferAliases.of(function);
      for (Block block : function.region(0).blocks()) {
        if (block.last() != null && block.last().hasTrait(Trait.RETURN_LIKE)) {
          makeDistinct(block.last(), aliases, policies, run);
        }
      }
    };
  }

  private static void makeDistinct(
      Operation exit, BufferAliases aliases, BufferPolicies policies, PassRun run) {
    Set<Value> given = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < exit.operandCount(); i++) {
      Value returned = exit.operand(i);
      if (!(returned.type() instanceof BaseMemRefType) || policies.isOfProgram(exit.parentOp(), returned)) {
        continue;
      }
      List<Value> origins = originsOf(returned, aliases);
      if (Collections.disjoint(given, origins)) {
        given.addAll(origins);
      } else {
        run.remark(Remark.Kind.MISSED, "Cloned", exit).with("Result", i).with("Reason", SAME)
            .message("result #" + i + " is cloned: " + SAME).emit();
        exit.setOperand(i, CloneOp.create(OpBuilder.before(exit), exit.location(), returned));
      }
    }
  }

  private static List<Value> originsOf(Value value, BufferAliases aliases) {
    List<Value> origins = aliases.resolveReverse(value);
    origins.removeIf(BufferAliases::hasSources);
    return origins;
  }
}
