// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.test.types.RecursiveType;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-recursive-types}: builds a type that contains itself. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class RecursiveTypesPass extends PlainPass {
  private static final String NAME = "some_long_and_unique_name";

  public RecursiveTypesPass() {
    super(PassSpec.of("test-recursive-types", "Test support for recursive types")
        .onOperation("func.func")
        .withLocalTitle("TestRecursiveTypesPass"));
  }

  /** Inserts an operation with the type into a function {@code create}; ignores a function {@code roundtrip}. */
  @Override
  public void run(Operation function, PassRun run) {
    String name = FuncOp.of(function).name();
    if (name.equals("create")) {
      create(function, run);
    } else if (!name.equals("roundtrip")) {
      run.emit(function.opError("unexpected function name"));
    }
  }

  private static void create(Operation function, PassRun run) {
    NamedTypeUses program = NamedTypeUses.separate(function.context());
    RecursiveType type = program.use(types -> RecursiveType.of(types, NAME, false));
    if (!program.define(type, type)) {
      run.emit(function.error("expected the body of the type to be set"));
      return;
    }
    OpBuilder builder = OpBuilder.before(function.region(0).first().first());
    OperationState state = builder.state(function.location(), "test.dummy_type_test_op");
    builder.create(state.addResultType(type));
  }
}
