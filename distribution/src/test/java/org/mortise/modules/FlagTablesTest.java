// SPDX-License-Identifier: Apache-2.0
package org.mortise.modules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.worker.Worker;

/**
 * The lists of flags in the documentation and in the manual pages agree with the tables of the tools; {@code
 * -Dmortise.golden.update=true} updates them.
 */
class FlagTablesTest {
  private static final String WORKER = "worker";

  private static FlagTable flags(String tool) {
    return tool.equals(WORKER) ? Worker.flags() : ServiceLoader.load(CommandLineTool.class).stream()
        .map(ServiceLoader.Provider::get).filter(each -> each.name().equals(tool)).findFirst().orElseThrow().flags();
  }

  @ParameterizedTest
  @CsvSource({"docs/flags.md, opt", "docs/execution.md, run", "docs/reducing.md, reduce",
      "docs/importing.md, import", "docs/editors.md, lsp-server", "docs/builds.md, worker"})
  void page_tableOfFlags_followsFromTool(String page, String tool) throws IOException {
    StringBuilder table = new StringBuilder("| flag | effect |\n|---|---|\n");
    for (Flag flag : flags(tool).flags()) {
      if (!flag.isHidden()) {
        String other = flag.others().isEmpty() ? "" : ", `" + Flag.dashed(flag.others().get(0)) + "`";
        table.append("| `").append(flag.synopsis()).append('`').append(other).append(" | ")
            .append(flag.help().replace('\n', ' ').replace("|", "\\|").replace("<", "&lt;"));
        for (int i = 0; flag.kind() == Flag.Kind.CHOICE && i < flag.choices().size(); i += 2) {
          table.append("; `").append(flag.choices().get(i)).append("`: ").append(flag.choices().get(i + 1));
        }
        table.append(" |\n");
      }
    }
    check(Path.of(page), "<!-- flags: from the tool -->\n", "<!-- flags: end -->\n", table.toString());
  }

  @ParameterizedTest
  @CsvSource({"mortise-opt, opt", "mortise-run, run", "mortise-reduce, reduce", "mortise-import, import",
      "mortise-lsp-server, lsp-server"})
  void manual_options_followFromTool(String page, String tool) throws IOException {
    StringBuilder text = new StringBuilder(".SH OPTIONS\n");
    for (Flag flag : flags(tool).flags()) {
      if (!flag.isHidden()) {
        text.append(".TP\n.B ").append(roff(flag.synopsis())).append('\n').append(roff(flag.help())).append('\n');
        for (int i = 0; flag.kind() == Flag.Kind.CHOICE && i < flag.choices().size(); i += 2) {
          text.append(".br\n").append(roff(flag.choices().get(i) + ": " + flag.choices().get(i + 1))).append('\n');
        }
      }
    }
    check(Path.of("src/main/man/" + page + ".1"), ".\\\" flags: from the tool\n", ".\\\" flags: end\n",
        text.toString());
  }

  private static String roff(String text) {
    String escaped = text.replace("\\", "\\e").replace("-", "\\-");
    return escaped.startsWith("'") || escaped.startsWith(".") ? "\\&" + escaped : escaped;
  }

  private static void check(Path page, String begin, String end, String expected) throws IOException {
    String text = Files.readString(page);
    int from = text.indexOf(begin) + begin.length();
    int to = text.indexOf(end);
    if (Boolean.getBoolean("mortise.golden.update")) {
      Files.writeString(page, text.substring(0, from) + expected + text.substring(to));
    } else {
      assertThat(text.substring(from, to)).as("flags in %s", page).isEqualTo(expected);
    }
  }
}
