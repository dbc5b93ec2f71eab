// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.mortise.console.Program;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagTable;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code execute}: runs the tool {@code mortise-run} on a program of the session. */
@Component(service = ExecuteCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=execute"})
public final class ExecuteCommand {
  private static final String USAGE = "execute [FLAG...] (FILE | PROGRAM)";

  private final CommandLineTool tool;

  @Activate
  public ExecuteCommand(@Reference(target = "(" + CommandLineTool.NAME_PROPERTY + "=run)") CommandLineTool tool) {
    this.tool = tool;
  }

  @Descriptor("""
      execute a function of a program and print its results
      execute [FLAG...] (FILE | PROGRAM)

      The flags are those of mortise-run; execute --help lists them. What is wrong with the use of memory is an error.
        execute in.mlir
        execute --entry=f --args='4, dense<[1.0, 2.0]>' $p
        opt --buffer-deallocation-pipeline in.mlir | execute --execution-statistics -""")
  public void execute(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    List<String> line = new ArrayList<>();
    InputStream in = null;
    boolean hasInput = false;
    boolean isValue = false; // of the flag before it, and no program
    for (Object argument : arguments) {
      String text = String.valueOf(argument);
      if (isValue) {
        line.add(text);
        isValue = false;
        continue;
      }
      Flag flag = argument == null || text.indexOf('=') > 0 ? null : tool.flags().flagOf(text);
      isValue = flag != null && flag.takesNextArgument();
      Program program = argument == null ? null : Inputs.given(argument);
      boolean isFlag = program == null && FlagTable.isFlag(text);
      if (!isFlag && hasInput) {
        throw CommandFailure.usage(USAGE);
      }
      hasInput |= !isFlag;
      if (program == null && text.equals("-")) {
        program = Inputs.read(session, text);
      }
      if (program != null) {
        in = new ByteArrayInputStream(program.bytes());
      }
      line.add(isFlag ? text : program != null ? "-" : Inputs.forTool(session, text));
    }
    if (!hasInput && !asksForHelp(line)) {
      throw CommandFailure.usage(USAGE);
    }
    PrintStream out = Streams.out(session);
    int status = tool.run(Invocation.of(line.toArray(String[]::new),
        in == null ? InputStream.nullInputStream() : in, out, Streams.err(session)));
    out.flush();
    if (status != 0) {
      throw CommandFailure.alreadyReported();
    }
  }

  private boolean asksForHelp(List<String> line) {
    return line.stream().map(tool.flags()::flagOf).anyMatch(flag -> flag == Flag.HELP || flag == Flag.VERSION);
  }
}
