// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagTable;

/** Replaces mortise-opt: prints its input in capital letters, or fails if the input begins with "bad". */
record Capitals(Path folder) implements CommandLineTool {
  @Override
  public String name() {
    return "opt";
  }

  @Override
  public FlagTable flags() {
    return new FlagTable("mortise-opt", "", "", "", 1, List.of(Flag.text("o", "filename", "-", "Output filename")));
  }

  @Override
  public int run(Invocation call) throws IOException {
    if (call.arguments().length > 0 && call.arguments()[0].equals("-fault")) {
      call.observer().onFault(new IllegalStateException("on purpose"));
    }
    return run(call.arguments(), call.in(), call.out(), call.err());
  }

  @Override
  public int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) throws IOException {
    String input = "-";
    String output = null;
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i].equals("-o")) {
        output = arguments[++i];
      } else if (arguments[i].startsWith("--report")) {
        err.write((arguments[i] + "\n").getBytes(StandardCharsets.UTF_8));
      } else if (arguments[i].equals("-noisy")) {
        System.out.println("noise");
      } else if (!arguments[i].startsWith("-")) {
        input = arguments[i];
      }
    }
    if (!input.equals("-") && !Files.exists(folder.resolve(input))) {
      err.write("no such file\n".getBytes(StandardCharsets.UTF_8));
      return 1;
    }
    byte[] bytes = input.equals("-") ? in.readAllBytes() : Files.readAllBytes(folder.resolve(input));
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.startsWith("bad")) {
      err.write("bad input\n".getBytes(StandardCharsets.UTF_8));
      return 1;
    }
    byte[] result = text.toUpperCase(Locale.ROOT).getBytes(StandardCharsets.UTF_8);
    if (output != null) {
      Files.write(folder.resolve(output), result);
    } else {
      out.write(result);
    }
    return 0;
  }
}
