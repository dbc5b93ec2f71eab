// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.documentation.OperationDocument;
import org.mortise.documentation.TextPage;
import org.mortise.ir.Dialect;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.Reference;
import org.mortise.pipeline.Snapshot;

/** Prints the information that flags such as help, version, dialects and passes select. */
final class Listings {
  private static final int COLUMN = 61;
  private static final int CHOICE_SHIFT = 6; // choices are indented less than options

  private Listings() {}

  /**
   * Prints the information that the options select.
   *
   * @throws UsageException if they name an operation that does not exist
   */
  static void print(Snapshot snapshot, OptOptions options, OutputStream out) throws IOException, UsageException {
    String text;
    if (options.isOn(Flags.HELP) || options.isOn(Flags.HELP_HIDDEN)) {
      text = help(snapshot, options.isOn(Flags.HELP_HIDDEN));
    } else if (options.isOn(Flags.VERSION)) {
      text = version();
    } else if (options.isOn(Flags.SHOW_DIALECTS)) {
      text = "Available Dialects: " + String.join(",", dialects(snapshot)) + "\n";
    } else if (options.text(Flags.SHOW_OP) != null) {
      text = operation(snapshot, options.text(Flags.SHOW_OP));
    } else {
      text = passes(snapshot);
    }
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  static String toolVersion() {
    String version = Listings.class.getPackage().getImplementationVersion();
    return version == null ? "(unpackaged)" : version;
  }

  private static String version() {
    return "mortise-opt " + toolVersion() + "\n  verified against MLIR "
        + Reference.VERSION + ", on Java " + System.getProperty("java.version") + "\n";
  }

  private static List<String> dialects(Snapshot snapshot) {
    List<String> names = new ArrayList<>();
    for (Dialect dialect : snapshot.context().dialects()) {
      names.add(dialect.namespace());
    }
    names.sort(null);
    return names;
  }

  private static String operation(Snapshot snapshot, @Nullable String name) throws UsageException {
    OperationDocument document = OperationDocument.of(snapshot.context(), name);
    if (document == null) {
      throw Flags.SHOW_OP.wrong("there is no operation '" + name + "'");
    }
    return TextPage.of(document);
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

  private static String help(Snapshot snapshot, boolean all) {
    StringBuilder text = new StringBuilder("OVERVIEW: Mortise modular optimizer driver\n\nAvailable Dialects: ");
    text.append(String.join(", ", dialects(snapshot)))
        .append("\nUSAGE: mortise-opt [options] <input file>\n\nOPTIONS:\n\n");
    text.append("General options:\n\n");
    boolean passesListed = false;
    for (Flag flag : Flags.ALL) {
      if (flag.kind() == Flag.Kind.NONE) {
        continue;
      }
      if (!passesListed && flag.name().compareTo("pass") > 0) {
        passesAndPipelines(text, snapshot, all);
        passesListed = true;
      }
      int shift = flag.kind() == Flag.Kind.OPTIONAL_TEXT ? 2 : 0; // part of the format
      line(text, "  " + left(flag), COLUMN + shift, flag.help());
      for (int i = 0; flag.kind() == Flag.Kind.CHOICE && i < flag.choices().size(); i += 2) {
        line(text, "    =" + flag.choices().get(i), "  " + flag.choices().get(i + 1));
      }
    }
    text.append("\nGeneric Options:\n\n");
    for (Flag flag : Flags.ALL) {
      if (flag.kind() == Flag.Kind.NONE) {
        line(text, "  " + left(flag), flag.help());
      }
    }
    return text.toString();
  }

  private static String left(Flag flag) {
    return switch (flag.kind()) {
      case NONE, SWITCH, SWITCH_OR_CHOICE -> flag.dashed();
      case OPTIONAL_TEXT -> flag.dashed() + "[=<" + flag.metavar() + ">]";
      default -> flag.dashed() + (flag.name().length() == 1 ? " <" : "=<") + flag.metavar() + ">";
    };
  }

  private static void passesAndPipelines(StringBuilder text, Snapshot snapshot, boolean all) {
    text.append("  Compiler passes to run\n    Passes:\n");
    for (PassFactory pass : snapshot.passes()) {
      if (all || !PassSpec.isForTests(pass.spec().name())) {
        line(text, "      --" + pass.spec().name(), "  " + pass.spec().summary());
        options(text, pass.spec().options());
      }
    }
    text.append("    Pass Pipelines:\n");
    for (PipelineProvider pipeline : snapshot.pipelines()) {
      if (all || !PassSpec.isForTests(pipeline.name())) {
        line(text, "      --" + pipeline.name(), "  " + pipeline.summary());
        options(text, pipeline.options());
      }
    }
  }

  private static void options(StringBuilder text, List<PassOption<?>> options) {
    List<PassOption<?>> sorted = new ArrayList<>(options);
    sorted.sort((a, b) -> a.name().compareTo(b.name()));
    for (PassOption<?> option : sorted) {
      boolean isSwitch = option.defaultValue() instanceof Boolean;
      line(text, "        --" + option.name() + (isSwitch ? "" : "=" + option.metavar()), option.description());
      for (Map.Entry<String, String> choice : option.choices().entrySet()) {
        line(text, "    =" + choice.getKey(), COLUMN - CHOICE_SHIFT, "  " + choice.getValue());
      }
    }
  }

  private static void line(StringBuilder text, String left, String right) {
    line(text, left, COLUMN, right);
  }

  private static void line(StringBuilder text, String left, int column, String right) {
    text.append(left).append(" ".repeat(Math.max(1, column - left.length()))).append("- ").append(right).append('\n');
  }
}
