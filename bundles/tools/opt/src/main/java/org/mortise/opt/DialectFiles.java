// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Dialect;
import org.mortise.ir.Lazy;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.DialectDefinitions;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Snapshot;

/**
 * Adds the dialects of dialect files to a snapshot: of deployed files, which the launcher names if there is no
 * framework, and of the files on the command line.
 */
final class DialectFiles {
  /** The system property with the deployed files, separated as in a class path. */
  private static final String DEPLOYED = "mortise.deploy.dialects";

  private DialectFiles() {}

  /**
   * Returns the snapshot with all dialects; null if a file on the command line has an error, which is reported. A file
   * may refer to the dialects of those before it.
   *
   * @param sink receives the diagnostics
   */
  static @Nullable Snapshot addTo(
      Snapshot base, OptOptions options, Messages messages, Invocation call, DiagnosticSink sink) {
    String deployed = System.getProperty(DEPLOYED, "");
    @Nullable Snapshot snapshot = deployed.isEmpty() ? base : addDeployed(base, deployed, options, messages, sink);
    for (String file : options.texts(Flags.IRDL_FILE)) {
      if (snapshot != null && !file.isEmpty()) {
        snapshot = add(snapshot, file, call.resolve(file), options, messages, sink);
      }
    }
    return snapshot;
  }

  /** Adds the definitions of files in any order, which may refer to each other. Errors do not prevent the run. */
  private static Snapshot addDeployed(
      Snapshot base, String deployed, OptOptions options, Messages messages, DiagnosticSink sink) {
    Messages silent = new Messages(new PrintStream(OutputStream.nullOutputStream()));
    List<String> files = new ArrayList<>(List.of(deployed.split(File.pathSeparator)));
    Snapshot snapshot = addDeferred(base, files, options, sink);
    int before = files.size() + 1;
    while (files.size() < before) {
      before = files.size();
      for (Iterator<String> each = files.iterator(); each.hasNext();) {
        Snapshot extended = addDeployedFile(snapshot, each.next(), options, silent, new TextSink(false, silent));
        if (extended != null) {
          snapshot = extended;
          each.remove();
        }
      }
    }
    for (String broken : files) {
      addDeployedFile(snapshot, broken, options, messages, sink);
    }
    return snapshot;
  }

  /** Adds the dialects of files that are read when they are needed, and removes these files from the list. */
  private static Snapshot addDeferred(Snapshot base, List<String> files, OptOptions options, DiagnosticSink sink) {
    Snapshot.Builder extended = Snapshot.builder(base, Set.of());
    Set<String> known = new HashSet<>();
    for (Iterator<String> each = files.iterator(); each.hasNext();) {
      String file = each.next();
      SourceText text = readOrNull(file);
      Set<String> namespaces = text == null ? Set.of() : DeferredDialect.namespaces(text);
      boolean isNew = namespaces.stream().noneMatch(
          namespace -> known.contains(namespace) || base.context().dialect(namespace) != null);
      if (!namespaces.isEmpty() && isNew) {
        known.addAll(namespaces);
        each.remove();
        Lazy<List<Dialect>> dialects = Lazy.by(() -> readDeferred(text, base, options, sink));
        for (String namespace : namespaces) {
          extended.add(new DeferredDialect(namespace, file, dialects)).noteProvider(namespace, "file " + file);
        }
      }
    }
    return known.isEmpty() ? base : extended.build();
  }

  private static @Nullable SourceText readOrNull(String file) {
    try {
      return SourceText.read(file, Path.of(file));
    } catch (IOException unreadable) {
      return null; // it is reported when the file is added
    }
  }

  private static List<Dialect> readDeferred(SourceText text, Snapshot base, OptOptions options, DiagnosticSink sink) {
    sink.addSource(text);
    List<Dialect> dialects = DialectDefinitions.read(
        text, base.context(), new DiagnosticOutput(options, sink.about(text), List.of()));
    return dialects == null ? List.of() : dialects;
  }

  private static @Nullable Snapshot addDeployedFile(
      Snapshot base, String file, OptOptions options, Messages messages, DiagnosticSink sink) {
    return add(base, file, Path.of(file), options, messages, sink);
  }

  private static @Nullable Snapshot add(Snapshot base, String file, Path path, OptOptions options, Messages messages,
      DiagnosticSink sink) {
    SourceText text;
    try {
      text = SourceText.read(file, path);
    } catch (IOException unreadable) {
      messages.print("error: " + new FileProblem("input", file, unreadable).getMessage() + "\n");
      return null;
    }
    sink.addSource(text);
    List<Dialect> dialects = DialectDefinitions.read(
        text, base.context(), new DiagnosticOutput(options, sink.about(text), List.of()));
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
