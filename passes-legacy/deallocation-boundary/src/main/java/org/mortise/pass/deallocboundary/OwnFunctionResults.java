// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocboundary;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.analysis.BufferAliases;
import org.mortise.analysis.BufferAllocations;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.types.BaseMemRefType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code own-function-results}: makes a function keep to the rules of ownership at its calls and returns. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class OwnFunctionResults implements PassFactory {
  private static final PassOption<Boolean> DISTINCT_ONLY = PassOption.flag("distinct-only", false,
      "Only keep a function from returning one buffer twice");

  private static final PassSpec SPEC = PassSpec.of("own-function-results",
          "Make buffers that functions return the caller's own")
      .withDescription("""
          The ownership-based deallocation has rules for functions: arguments stay the caller's, results become the
          caller's, each of them once. The legacy one, run on a single function, has none: it does not free what a call
          returns, and it returns what it got as it is. This pass, run before the legacy one, makes a function keep to the rules.
          1. The buffer that a call returns is cloned and freed behind the call. The clone is an allocation that the legacy
          deallocation knows and frees. (Canonicalization merges the clone with the buffer, as they are side by side.)
          2. A returned buffer is cloned in front of the return if it may come from anything but an allocation or a call in
          this function, or if another one that is returned along with it may come from the same.
          With `distinct-only`, for functions of the ownership-based deallocation, which does all of that itself: a returned
          buffer is cloned if another one that is returned along with it may come from the same. That algorithm returns one
          buffer twice, and its callers find out at run time.
          Linear in the flow of buffers.
          """)
      .withOptions(DISTINCT_ONLY)
      .onOperation("func.func")
      .withDialects("bufferization", "memref");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    if (options.get(DISTINCT_ONLY)) {
      return (function, run) -> giveAwayReturned(function, null);
    }
    return (function, run) -> {
      adoptResultsOfCalls(function);
      giveAwayReturned(function, allocatedIn(function));
    };
  }

  private static void adoptResultsOfCalls(Operation function) {
    List<Operation> calls = new ArrayList<>();
    function.walkPreOrder(op -> {
      if (op.implementsInterface(CallOpInterface.class)) {
        calls.add(op);
      }
    });
    for (Operation call : calls) {
      OpBuilder builder = OpBuilder.after(call);
      for (int i = 0; i < call.resultCount(); i++) {
        if (call.result(i).type() instanceof BaseMemRefType) {
          adopt(call.result(i), builder);
        }
      }
    }
  }

  private static void adopt(Value returned, OpBuilder builder) {
    Operation clone = CloneOp.create(builder, returned.location(), returned).operation();
    returned.replaceAllUsesWith(clone.result(0));
    clone.setOperand(0, returned);
    DeallocOp.create(builder, returned.location(), returned);
  }

  private static Set<Value> allocatedIn(Operation function) {
    Set<Value> allocated = Collections.newSetFromMap(new IdentityHashMap<>());
    for (OpResult result : BufferAllocations.in(function)) {
      allocated.add(result);
    }
    return allocated;
  }

  /** @param own what may be given away, or null if that is anything */
  private static void giveAwayReturned(Operation function, Set<Value> own) {
    BufferAliases aliases = BufferAliases.of(function);
    for (Block block : function.region(0).blocks()) {
      if (block.last() != null && block.last().hasTrait(Trait.RETURN_LIKE)) {
        giveAway(block.last(), aliases, own);
      }
    }
  }

  private static void giveAway(Operation exit, BufferAliases aliases, Set<Value> own) {
    Set<Value> given = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < exit.operandCount(); i++) {
      Value returned = exit.operand(i);
      if (!(returned.type() instanceof BaseMemRefType)) {
        continue;
      }
      List<Value> origins = originsOf(returned, aliases);
      boolean isOwn = (own == null || own.containsAll(origins)) && Collections.disjoint(given, origins);
      if (isOwn) {
        given.addAll(origins);
      } else {
        exit.setOperand(i, CloneOp.create(OpBuilder.before(exit), exit.location(), returned).operation().result(0));
      }
    }
  }

  private static List<Value> originsOf(Value value, BufferAliases aliases) {
    List<Value> origins = aliases.resolveReverse(value);
    origins.removeIf(BufferAliases::hasSources);
    return origins;
  }
}
