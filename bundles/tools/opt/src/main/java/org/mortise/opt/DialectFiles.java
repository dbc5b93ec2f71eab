// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
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
   * Returns the snapshot with all dialects; null if a file on the command line has an error, which is reported. Files
   * may refer to each other's dialects in any order.
   *
   * @param sink receives the diagnostics
   */
  static @Nullable Snapshot addTo(
      Snapshot base, OptOptions options, Messages messages, Invocation call, DiagnosticSink sink) {
    String deployed = System.getProperty(DEPLOYED, "");
    Snapshot snapshot = deployed.isEmpty() ? base : addDeployed(base, deployed, options, messages, sink);
    List<SourceText> files = new ArrayList<>();
    boolean isReadable = true;
    for (String file : options.texts(Flags.IRDL_FILE)) {
      isReadable &= file.isEmpty() || read(file, call.resolve(file), files, messages);
    }
    Snapshot complete = isReadable ? addAll(snapshot, files, options, sink) : null;
    return complete != null && reportErrors(complete, files, options, sink) ? complete : null;
  }

  /** Adds the definitions of files in any order, which may refer to each other. Errors do not prevent the run. */
  private static Snapshot addDeployed(
      Snapshot base, String deployed, OptOptions options, Messages messages, DiagnosticSink sink) {
    List<SourceText> files = new ArrayList<>();
    for (String file : deployed.split(File.pathSeparator)) {
      read(file, Path.of(file), files, messages);
    }
    Snapshot snapshot = addAll(addDeferred(base, files, options, sink), files, options, sink);
    reportErrors(snapshot, files, options, sink);
    return snapshot;
  }

  private static boolean read(String file, Path path, List<SourceText> files, Messages messages) {
    try {
      files.add(SourceText.read(file, path));
      return true;
    } catch (IOException unreadable) {
      messages.print("error: " + new FileProblem("input", file, unreadable).getMessage() + "\n");
      return false;
    }
  }

  /** Adds the dialects of files that are read when they are needed, and removes these files from the list. */
  private static Snapshot addDeferred(
      Snapshot base, List<SourceText> files, OptOptions options, DiagnosticSink sink) {
    Snapshot.Builder extended = Snapshot.builder(base, Set.of());
    DeferredFiles deferred = new DeferredFiles(base.context(), text -> output(text, options, sink));
    Set<String> known = new HashSet<>();
    for (Iterator<SourceText> each = files.iterator(); each.hasNext();) {
      SourceText text = each.next();
      Set<String> namespaces = DialectOfFile.namespaces(text);
      boolean isNew = namespaces.stream().noneMatch(
          namespace -> known.contains(namespace) || base.context().dialect(namespace) != null);
      if (!namespaces.isEmpty() && isNew) {
        known.addAll(namespaces);
        each.remove();
        Lazy<List<Dialect>> dialects = deferred.add(text);
        for (String namespace : namespaces) {
          Dialect dialect = new DialectOfFile(namespace, text.name(), dialects);
          extended.add(dialect).noteProvider(namespace, "file " + text.name());
        }
      }
    }
    return known.isEmpty() ? base : extended.build();
  }

  private static DiagnosticOutput output(SourceText text, OptOptions options, DiagnosticSink sink) {
    sink.addSource(text);
    return new DiagnosticOutput(options, sink.about(text), List.of());
  }

  /**
   * Adds the definitions of files, and removes them from the list. A file with an error is read again when there are
   * more dialects; the last ones stay in the list. Quadratic in the number of files with errors.
   */
  private static Snapshot addAll(
      Snapshot base, List<SourceText> files, OptOptions options, DiagnosticSink sink) {
    Snapshot snapshot = base;
    int before = files.size() + 1;
    while (files.size() < before) {
      before = files.size();
      for (Iterator<SourceText> each = files.iterator(); each.hasNext();) {
        SourceText text = each.next();
        List<Diagnostic> found = new ArrayList<>();
        List<Dialect> dialects = DialectDefinitions.read(text, snapshot.context(), found::add);
        if (dialects == null) {
          continue;
        }
        found.forEach(output(text, options, sink)::handle);
        Snapshot.Builder extended = Snapshot.builder(snapshot, Set.of());
        for (Dialect dialect : dialects) {
          extended.add(dialect).noteProvider(dialect.namespace(), "file " + text.name());
        }
        snapshot = extended.build();
        each.remove();
      }
    }
    return snapshot;
  }

  /** Reports the errors in files that were not added. Returns whether there are none. */
  private static boolean reportErrors(
      Snapshot snapshot, List<SourceText> broken, OptOptions options, DiagnosticSink sink) {
    for (SourceText text : broken) {
      DialectDefinitions.read(text, snapshot.context(), output(text, options, sink));
    }
    return broken.isEmpty();
  }
}
