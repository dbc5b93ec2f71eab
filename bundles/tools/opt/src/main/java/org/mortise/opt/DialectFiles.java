// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Dialect;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.DialectReader;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Snapshot;

/**
 * Adds the dialects of IRDL files to a snapshot: of deployed files, which the launcher names if there is no framework,
 * and of the file on the command line.
 */
final class DialectFiles {
  /** The system property with the deployed files, separated as in a class path. */
  private static final String DEPLOYED = "mortise.deploy.dialects";

  private static final String READER = "irdl";

  private DialectFiles() {}

  /**
   * Returns the snapshot with all dialects; null if the file on the command line has an error, which is reported.
   *
   * @param data prints diagnostics as data, or null for text
   */
  static @Nullable Snapshot addTo(
      Snapshot base, OptOptions options, Messages messages, Invocation call, @Nullable DiagnosticData data) {
    String deployed = System.getProperty(DEPLOYED, "");
    Snapshot snapshot = deployed.isEmpty() ? base : addDeployed(base, deployed, options, messages, data);
    String file = options.text(Flags.IRDL_FILE);
    return file.isEmpty() ? snapshot : add(snapshot, file, call.resolve(file), options, messages, data);
  }

  /** Adds the definitions of files in any order, which may refer to each other. Errors do not prevent the run. */
  private static Snapshot addDeployed(
      Snapshot base, String deployed, OptOptions options, Messages messages, @Nullable DiagnosticData data) {
    Messages silent = new Messages(new PrintStream(OutputStream.nullOutputStream()));
    Snapshot snapshot = base;
    List<String> files = new ArrayList<>(List.of(deployed.split(File.pathSeparator)));
    int before = files.size() + 1;
    while (files.size() < before) {
      before = files.size();
      for (Iterator<String> each = files.iterator(); each.hasNext();) {
        Snapshot extended = addDeployedFile(snapshot, each.next(), options, silent, null);
        if (extended != null) {
          snapshot = extended;
          each.remove();
        }
      }
    }
    for (String broken : files) {
      addDeployedFile(snapshot, broken, options, messages, data);
    }
    return snapshot;
  }

  private static @Nullable Snapshot addDeployedFile(
      Snapshot base, String file, OptOptions options, Messages messages, @Nullable DiagnosticData data) {
    return add(base, file, Path.of(file), options, messages, data);
  }

  private static @Nullable Snapshot add(Snapshot base, String file, Path path, OptOptions options, Messages messages,
      @Nullable DiagnosticData data) {
    SourceText text;
    try {
      text = SourceText.read(file, path);
    } catch (IOException unreadable) {
      messages.print("error: " + new FileProblem("input", file, unreadable).getMessage() + "\n");
      return null;
    }
    DiagnosticPrinter printer = new DiagnosticPrinter().withColors(options.isOn(Flags.COLOR)).addSource(text);
    if (!(base.context().dialect(READER) instanceof DialectReader reader)) {
      messages.print("error: there is no dialect '" + READER + "' to read '" + file + "'\n");
      return null;
    }
    if (data != null) {
      data.addSource(text);
    }
    List<? extends Dialect> dialects =
        reader.readDialects(text, base.context(), new DiagnosticOutput(options, printer, messages, data, List.of()));
    if (dialects == null) {
      return null;
    }
    Snapshot.Builder extended = Snapshot.builder(base, Set.of());
    for (Dialect dialect : dialects) {
      extended.add(dialect).noteProvider(dialect.namespace(), "file " + file);
    }
    return extended.build();
  }
}
