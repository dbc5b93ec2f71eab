// SPDX-License-Identifier: Apache-2.0
package org.mortise.testscfpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.scf.ConditionOp;
import org.mortise.dialect.scf.WhileOp;
import org.mortise.dialect.scf.YieldOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.builtin.UnrealizedConversionCastOp;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-scf-while-op-builder}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ScfWhileOpBuilderPass implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("test-scf-while-op-builder", "test build functions of scf.while")
          .withLocalTitle("TestSCFWhileOpBuilderPass")
          .onOperation("func.func")
          .withDialects("func", "scf");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> op.walk(inner -> {
      WhileOp loop = WhileOp.of(inner);
      if (loop != null) {
        build(inner, loop);
      }
    });
  }

  /** Creates, before a loop, another loop with the same types. */
  private static void build(Operation op, WhileOp loop) {
    List<Type> carried = typesOf(loop.inits());
    List<Type> results = typesOf(loop.results());
    WhileOp.create(OpBuilder.before(op), op.location(), results, List.copyOf(loop.inits()),
        (builder, location, arguments) -> {
          List<Value> values = cast(builder, location, results, arguments);
          Value condition = ConstantOp.createBool(builder, location, true);
          ConditionOp.create(builder, location, condition, values);
        },
        (builder, location, arguments) ->
            YieldOp.create(builder, location, cast(builder, location, carried, arguments)));
  }

  private static List<Value> cast(OpBuilder builder, Location location, List<Type> types, List<Value> values) {
    return List.of(UnrealizedConversionCastOp.create(builder, location, types, values).operation().results());
  }

  private static List<Type> typesOf(List<? extends Value> values) {
    List<Type> types = new ArrayList<>(values.size());
    values.forEach(value -> types.add(value.type()));
    return types;
  }
}
