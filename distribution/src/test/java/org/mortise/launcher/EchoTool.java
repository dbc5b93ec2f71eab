// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.mortise.pipeline.CommandLineTool;

/** Prints its arguments and its input; the status is the number of arguments. */
public final class EchoTool implements CommandLineTool {
  @Override
  public String name() {
    return "echo";
  }

  @Override
  public int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) throws IOException {
    out.write((String.join("|", arguments) + "\n").getBytes(StandardCharsets.UTF_8));
    in.transferTo(out);
    return arguments.length;
  }
}
