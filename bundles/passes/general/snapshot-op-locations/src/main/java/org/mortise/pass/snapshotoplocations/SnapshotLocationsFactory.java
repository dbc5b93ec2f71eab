// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.snapshotoplocations;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.NameLoc;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrintedProgram;
import org.osgi.service.component.annotations.Component;

/** The pass {@code snapshot-op-locations}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SnapshotLocationsFactory implements PassFactory {
  private static final String STANDARD_OUTPUT = "-";
  private static final PassOption<String> FILE =
      PassOption.string("filename", "", "The filename to print the generated IR");
  private static final PassOption<String> TAG = PassOption.string("tag", "",
      "A tag to use when fusing the new locations with the original. If unset, the locations are replaced.");
  private static final PassSpec SPEC =
      PassSpec.of("snapshot-op-locations", "Generate new locations from the current IR")
      .withTitle("LocationSnapshot")
      .withDescription("""
          Prints the program to a file, and sets the location of each operation to its place there. With a tag, adds the
          place to the location instead. Without a name, the file is a new one in the folder for temporary files.
          Locations of block arguments do not change. Linear.""")
      .withOptions(FILE, TAG);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return new Snapshot(options.get(FILE), options.get(TAG));
  }

  /** The pass with its options. */
  private record Snapshot(String file, String tag) implements Pass {
    @Override
    public void run(Operation op, PassRun run) {
      PrintedProgram printed = IRPrinter.withPositions(op, run.printing());
      try {
        String name = file.isEmpty() ? Files.createTempFile("mlir_snapshot", ".tmp.mlir").toString() : file;
        if (name.equals(STANDARD_OUTPUT)) {
          run.print(PassOutput.Channel.STANDARD, new String(printed.text(), StandardCharsets.ISO_8859_1));
        } else {
          Files.write(run.resolve(name), printed.text());
        }
        setLocations(printed, name);
      } catch (IOException broken) {
        run.emit(op.error("cannot open output file '" + file + "': " + broken.getMessage()));
      }
    }

    private void setLocations(PrintedProgram printed, String name) {
      List<Map.Entry<Operation, Integer>> starts = new ArrayList<>(printed.starts().entrySet());
      starts.sort(Map.Entry.comparingByValue());
      int offset = 0;
      int line = 1;
      int lineStart = 0;
      for (Map.Entry<Operation, Integer> start : starts) {
        while (offset < start.getValue()) {
          if (printed.text()[offset++] == '\n') {
            line++;
            lineStart = offset;
          }
        }
        Operation op = start.getKey();
        Location place = new FileLineColLoc(op.context(), name, line, offset - lineStart);
        op.setLocation(located(op.location(), place));
      }
    }

    private Location located(Location old, Location place) {
      return tag.isEmpty() ? place : FusedLoc.fuse(
          old.context(), List.of(old, new NameLoc(tag, place)), null);
    }
  }
}
