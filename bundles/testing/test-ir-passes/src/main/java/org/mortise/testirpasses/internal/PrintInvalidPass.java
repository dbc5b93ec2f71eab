// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.types.FunctionType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-print-invalid}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class PrintInvalidPass extends PlainPass {
  public PrintInvalidPass() {
    super(PassSpec.of("test-print-invalid", "Test printing invalid ops.")
        .onOperation("builtin.module")
        .withLocalTitle("TestPrintInvalidPass"));
  }

  /** Prints a function without and with its terminator. */
  @Override
  public void run(Operation module, PassRun run) {
    Location location = UnknownLoc.of(module.context());
    FunctionType type = FunctionType.of(module.context(), List.of(), List.of());
    Operation function = FuncOp.create(new OpBuilder(module.context()), location, "test", type).operation();
    Block body = function.region(0).addBlock();
    StringBuilder text = new StringBuilder("Invalid operation:\n");
    text.append(IRPrinter.toString(function, PrinterOptions.DEFAULT.withGenericForm(true)));
    body.append(ReturnOp.create(new OpBuilder(module.context()), location, List.of()).operation());
    text.append("Valid operation:\n").append(IRPrinter.toString(function, PrinterOptions.DEFAULT));
    run.print(PassOutput.Channel.STANDARD, text.toString());
  }
}
