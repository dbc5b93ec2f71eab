// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Invocation;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code import}: runs the tool {@code mortise-import} in the folder of the session. */
@Component(service = ImportCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=import"})
public final class ImportCommand {
  private static final String USAGE = "import [FLAG...] DEFINITIONS...";

  private final CommandLineTool tool;

  @Activate
  public ImportCommand(@Reference(target = "(" + CommandLineTool.NAME_PROPERTY + "=import)") CommandLineTool tool) {
    this.tool = tool;
  }

  @Descriptor("""
      make a dialect file of definitions in ODS
      import [FLAG...] DEFINITIONS...

      It takes the flags of mortise-import, which import --help lists. The program llvm-tblgen must be installed.
        import -I include Toy.td -o toy.irdl.mlir
        load toy.irdl.mlir""")
  public void _import(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    if (arguments.length == 0) {
      throw CommandFailure.usage(USAGE);
    }
    List<String> line = new ArrayList<>();
    for (Object argument : arguments) {
      line.add(String.valueOf(argument));
    }
    PrintStream out = Streams.out(session);
    int status = tool.run(Invocation.of(line.toArray(String[]::new), InputStream.nullInputStream(), out,
        Streams.err(session)).inDirectory(session.currentDir()));
    out.flush();
    if (status != 0) {
      throw CommandFailure.alreadyReported();
    }
  }
}
