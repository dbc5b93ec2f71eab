// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-pass-create-invalid-ir}: adds an operation that the verifier rejects. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TestInvalidIrPass implements PassFactory {
  private static final PassOption<Boolean> FAIL =
      PassOption.flag("signal-pass-failure", false, "Trigger a pass failure");
  private static final PassOption<Boolean> EMIT = PassOption.flag("emit-invalid-ir", true, "Emit invalid IR");
  private static final PassSpec SPEC =
      PassSpec.of("test-pass-create-invalid-ir", "Test pass that adds an invalid operation in a function body")
      .withLocalTitle("TestInvalidIRPass")
      .withDialects("test")
      .withOptions(FAIL, EMIT);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return new InvalidIr(options.get(FAIL), options.get(EMIT));
  }

  /** The pass with its options. */
  private record InvalidIr(boolean fail, boolean emit) implements Pass {
    @Override
    public boolean canScheduleOn(OperationName name) {
      return name.getInterface(FunctionOpInterface.class) != null;
    }

    @Override
    public void run(Operation op, PassRun run) {
      if (fail) {
        run.signalFailure();
      }
      if (emit && !op.region(0).isEmpty()) {
        OpBuilder builder = new OpBuilder(op.context());
        builder.setInsertionPoint(op.region(0).first().first());
        builder.create(builder.state(UnknownLoc.of(op.context()), "test.any_attr_of_i32_str"));
      }
    }
  }
}
