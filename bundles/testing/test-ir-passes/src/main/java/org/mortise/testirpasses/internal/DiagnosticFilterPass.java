// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.DiagnosticPrinter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-diagnostic-filter}: reports errors at given locations, without the files of some names. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DiagnosticFilterPass implements PassFactory {
  private static final PassOption<List<String>> FILTERS =
      PassOption.strings("filters", "Specifies the diagnostic file name filters.");
  private static final PassSpec SPEC =
      PassSpec.of("test-diagnostic-filter", "Test diagnostic filtering support.")
      .withLocalTitle("TestDiagnosticFilterPass")
      .withOptions(FILTERS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return new Filter(options.get(FILTERS));
  }

  /** The pass with the parts of names that hide a file. */
  private record Filter(List<String> filters) implements Pass {
    @Override
    public boolean canScheduleOn(OperationName name) {
      return name.getInterface(FunctionOpInterface.class) != null;
    }

    @Override
    public void run(Operation function, PassRun run) {
      run.print(PassOutput.Channel.DIAGNOSTIC, "Test '" + SymbolTable.getSymbolName(function) + "'\n");
      DiagnosticPrinter printer = new DiagnosticPrinter().withPlaces(this::isShown);
      Walk.postOrder(function, op -> {
        if (op.getAttr("test.loc") instanceof Location location) {
          run.print(PassOutput.Channel.DIAGNOSTIC, printer.print(Diagnostic.error(location, "test diagnostic")));
        }
      });
    }

    private boolean isShown(FileLineColLoc place) {
      return filters.stream().noneMatch(place.file()::contains);
    }
  }
}
