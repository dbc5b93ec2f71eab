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
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.HelpText;
import org.mortise.pipeline.flags.UsageException;

/** Prints the information that flags such as help, version, dialects and passes select. */
final class Listings {
  private static final int COLUMN = 61; // as in mlir-opt
  private static final int CHOICE_SHIFT = -6; // choices are indented less than options

  private Listings() {}

  /**
   * Prints the information that the options select.
   *
   * @throws UsageException if they name an operation that does not exist
   */
  static void print(Snapshot snapshot, OptOptions options, OutputStream out) throws IOException, UsageException {
    String text;
    if (options.isOn(Flag.HELP) || options.isOn(Flags.HELP_HIDDEN)) {
      text = help(snapshot, options.isOn(Flags.HELP_HIDDEN));
    } else if (options.isOn(Flag.VERSION)) {
      text = Flags.TABLE.information(options, Listings.class);
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
    HelpText text = new HelpText(COLUMN).append("OVERVIEW: ").append(Flags.TABLE.overview())
        .append("\n\nAvailable Dialects: ").append(String.join(", ", dialects(snapshot)))
        .append("\nUSAGE: ").append(Flags.TABLE.usage()).append("\n\nOPTIONS:\n\nGeneral options:\n\n");
    boolean passesListed = false;
    for (Flag flag : Flags.TABLE.flags()) {
      if (flag.kind() == Flag.Kind.ACTION) {
        continue;
      }
      if (!passesListed && flag.name().compareTo("pass") > 0) {
        passesAndPipelines(text, snapshot, all);
        passesListed = true;
      }
      text.flag(flag);
    }
    text.append("\nGeneric Options:\n\n");
    Flags.TABLE.flags().stream().filter(flag -> flag.kind() == Flag.Kind.ACTION).forEach(text::flag);
    return text.toString();
  }

  private static void passesAndPipelines(HelpText text, Snapshot snapshot, boolean all) {
    text.append("  Compiler passes to run\n    Passes:\n");
    for (PassFactory pass : snapshot.passes()) {
      if (all || !PassSpec.isForTests(pass.spec().name())) {
        text.line("      --" + pass.spec().name(), 0, "  " + pass.spec().summary());
        options(text, pass.spec().options());
      }
    }
    text.append("    Pass Pipelines:\n");
    for (PipelineProvider pipeline : snapshot.pipelines()) {
      if (all || !PassSpec.isForTests(pipeline.name())) {
        text.line("      --" + pipeline.name(), 0, "  " + pipeline.summary());
        options(text, pipeline.options());
      }
    }
  }

  private static void options(HelpText text, List<PassOption<?>> options) {
    List<PassOption<?>> sorted = new ArrayList<>(options);
    sorted.sort((a, b) -> a.name().compareTo(b.name()));
    for (PassOption<?> option : sorted) {
      boolean isSwitch = option.defaultValue() instanceof Boolean;
      text.line("        --" + option.name() + (isSwitch ? "" : "=" + option.metavar()), 0, option.description());
      for (Map.Entry<String, String> choice : option.choices().entrySet()) {
        text.line("    =" + choice.getKey(), CHOICE_SHIFT, "  " + choice.getValue());
      }
    }
  }
}
