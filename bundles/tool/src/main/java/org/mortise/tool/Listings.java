// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.Snapshot;

/** Answers the flags that ask for information instead of work: help, version, dialects, passes. */
final class Listings {
  static final String REFERENCE_VERSION = "19.1.7";
  private static final int HELP_COLUMN = 58;

  private Listings() {}

  /** Prints what is asked for; returns whether anything was. */
  static boolean print(Snapshot snapshot, OptOptions options, OutputStream out) throws IOException {
    String text = null;
    if (options.help) {
      text = help(snapshot);
    } else if (options.version) {
      text = version();
    } else if (options.showDialects) {
      text = "Available Dialects: " + dialects(snapshot) + "\n";
    } else if (options.listPasses) {
      text = passes(snapshot);
    }
    if (text == null) {
      return false;
    }
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
    return true;
  }

  private static String version() {
    String version = Listings.class.getPackage().getImplementationVersion();
    return "mortise-opt " + (version == null ? "(unpackaged)" : version) + "\n  verified against MLIR "
        + REFERENCE_VERSION + ", on Java " + System.getProperty("java.version") + "\n";
  }

  private static String dialects(Snapshot snapshot) {
    List<String> names = new ArrayList<>();
    for (Dialect dialect : snapshot.context().dialects()) {
      names.add(dialect.namespace());
    }
    names.sort(null);
    return String.join(", ", names);
  }

  private static String passes(Snapshot snapshot) {
    StringBuilder text = new StringBuilder();
    for (PassFactory pass : snapshot.passes()) {
      text.append(pass.spec().name()).append('\n');
    }
    for (PipelineProvider pipeline : snapshot.pipelines()) {
      text.append(pipeline.name()).append('\n');
    }
    return text.toString();
  }

  private static String help(Snapshot snapshot) {
    StringBuilder text = new StringBuilder("OVERVIEW: Mortise modular optimizer driver\n\nAvailable Dialects: ");
    text.append(dialects(snapshot)).append("\nUSAGE: mortise-opt [options] <input file>\n\nOPTIONS:\n\n");
    for (Flag flag : Flags.ALL) {
      line(text, "  --" + flag.name() + (flag.takesValue() ? "=<" + flag.metavar() + ">" : ""), flag.help());
    }
    text.append("\nPasses:\n\n");
    for (PassFactory pass : snapshot.passes()) {
      line(text, "  --" + pass.spec().name(), pass.spec().summary());
      options(text, pass.spec().options());
    }
    text.append("\nPass Pipelines:\n\n");
    for (PipelineProvider pipeline : snapshot.pipelines()) {
      line(text, "  --" + pipeline.name(), pipeline.summary());
      options(text, pipeline.options());
    }
    return text.toString();
  }

  private static void options(StringBuilder text, List<PassOption<?>> options) {
    for (PassOption<?> option : options) {
      line(text, "    --" + option.name() + "=" + option.metavar(), option.description());
    }
  }

  private static void line(StringBuilder text, String left, String right) {
    text.append(left).append(" ".repeat(Math.max(1, HELP_COLUMN - left.length()))).append(" - ").append(right).append('\n');
  }
}
