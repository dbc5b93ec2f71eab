// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.generateruntimeverification;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.linalg.LinalgOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.interfaces.RuntimeVerifiableOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code generate-runtime-verification}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class GenerateRuntimeVerificationFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("generate-runtime-verification", "Generate additional runtime op verification checks")
          .withTitle("GenerateRuntimeVerification")
          .withDescription("""
              Adds checks of the preconditions of operations with `RuntimeVerifiableOpInterface`, which are executed
              with the program: indices in bounds, casts and views that fit, and operands of structured operations. Each
              message has the text of the operation with the numbers of its values, which costs the size of the function
              for each check.""")
          .withDialects("affine", "arith", "cf", "index", "memref", "tensor");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return GenerateRuntimeVerificationFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    List<Operation> ops = new ArrayList<>();
    root.walk(op -> {
      if (verificationOf(op) != null) {
        ops.add(op);
      }
    });
    for (Operation op : ops) {
      run.remark(Remark.Kind.PASSED, "CheckAdded", op).with("Operation", op.name())
          .message("checked when the program is executed").emit();
      verificationOf(op).generateRuntimeVerification(op, OpBuilder.before(op), op.location());
    }
    if (ops.isEmpty()) {
      run.markAllAnalysesPreserved();
    }
  }

  private static @Nullable RuntimeVerifiableOpInterface verificationOf(Operation op) {
    RuntimeVerifiableOpInterface own = op.getInterface(RuntimeVerifiableOpInterface.class);
    return own == null && op.implementsInterface(LinalgOp.class) ? StructureVerification.INSTANCE : own;
  }
}
