// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.printir;

import com.google.auto.service.AutoService;
import java.nio.charset.StandardCharsets;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.printer.IRPrinter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code print-ir}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class PrintIrFactory implements PassFactory {
  private static final PassOption<String> LABEL = PassOption.string("label", "", "Label");

  private static final PassSpec SPEC = PassSpec.of("print-ir", "Print IR on the debug stream")
      .withTitle("PrintIRPass")
      .withDescription("""
          Prints the operation among the diagnostics, after a line with the label. Attributes and locations are printed
          without aliases. Linear in the program.""")
      .withOptions(LABEL);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    String label = options.get(LABEL);
    String header = "// -----// IR Dump" + (label.isEmpty() ? "" : " " + label) + " //----- //\n";
    return (op, run) -> print(op, header, run);
  }

  private static void print(Operation op, String header, PassRun run) {
    byte[] text = IRPrinter.toBytes(op, run.printing().withLocalScope(true));
    run.print(PassOutput.Channel.DIAGNOSTIC, header + new String(text, StandardCharsets.ISO_8859_1) + '\n');
    run.markAllAnalysesPreserved();
  }
}
