// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.irdl.DialectLoader;
import org.mortise.irdl.TextDialect;
import org.mortise.pipeline.Snapshot;

/**
 * Adds the dialects of files to a snapshot: those of deployed files, which the launcher names if there is no framework,
 * and those of the file on the command line.
 */
final class DialectFiles {
  /** The system property with the deployed files, separated as in a class path. */
  private static final String DEPLOYED = "mortise.deploy.dialects";

  private DialectFiles() {}

  /** Returns the snapshot with all dialects; null if the file on the command line has an error, which is reported. */
  static @Nullable Snapshot addTo(Snapshot base, OptOptions options, Messages messages) {
    Snapshot snapshot = base;
    String deployed = System.getProperty(DEPLOYED, "");
    for (String file : deployed.isEmpty() ? new String[0] : deployed.split(File.pathSeparator)) {
      Snapshot extended = add(snapshot, file, options, messages);
      snapshot = extended == null ? snapshot : extended; // a broken file does not prevent other runs
    }
    String file = options.text(Flags.IRDL_FILE);
    return file.isEmpty() ? snapshot : add(snapshot, file, options, messages);
  }

  private static @Nullable Snapshot add(Snapshot base, String file, OptOptions options, Messages messages) {
    SourceText text;
    try {
      text = SourceText.read(Path.of(file));
    } catch (IOException unreadable) {
      messages.print("error: " + new FileProblem("input", file, unreadable).getMessage() + "\n");
      return null;
    }
    DiagnosticPrinter printer = new DiagnosticPrinter().withColors(options.isOn(Flags.COLOR)).addSource(text);
    List<TextDialect> dialects =
        DialectLoader.load(text, base.context(), new DiagnosticOutput(options, printer, messages, List.of()));
    if (dialects == null) {
      return null;
    }
    Snapshot.Builder extended = Snapshot.builder(base, null);
    for (TextDialect dialect : dialects) {
      extended.add(dialect).noteProvider(dialect.namespace(), file);
    }
    return extended.build();
  }
}
