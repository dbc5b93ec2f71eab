// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code validate}: runs a pipeline and compares the behavior of the functions before and after. */
@Component(service = ValidateCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=validate"})
public final class ValidateCommand {
  private static final String USAGE = "validate PIPELINE (FILE | PROGRAM) [FLAG...]";

  private final OptCommand opt;

  @Activate
  public ValidateCommand(@Reference OptCommand opt) {
    this.opt = opt;
  }

  @Descriptor("""
      run a pipeline on a program, and compare by execution what its functions do before and after
      validate PIPELINE (FILE | PROGRAM) [FLAG...]

      PIPELINE is as for 'run'. A difference is an error with the arguments that show it. The flags are those of
      mortise-opt, such as --validate=each, which compares after each pass, and --validate-runs=10.
        validate buffer-deallocation-pipeline in.mlir
        validate canonicalize,cse $p --validate=each""")
  public void validate(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    if (arguments.length < 2) {
      throw CommandFailure.usage(USAGE);
    }
    List<Object> line = new ArrayList<>(Arrays.asList(arguments));
    boolean isSet = line.stream().anyMatch(argument -> String.valueOf(argument).matches("--?validate(=.*)?"));
    if (!isSet) {
      line.add("--validate");
    }
    opt.run(session, line.toArray());
    Streams.out(session).println("no difference found");
    Streams.out(session).flush();
  }
}
