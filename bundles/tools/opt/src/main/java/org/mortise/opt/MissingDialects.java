// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.mortise.ir.Diagnostic;
import org.mortise.pipeline.osgi.BundleDiagnosis;

/**
 * The missing dialects that the programs of a run need. The run ends with one note that names the remedy, because the
 * errors themselves have MLIR's texts, which name none.
 */
public final class MissingDialects {
  private static final int MOST_NAMES = 3;

  private final Set<String> namespaces = new TreeSet<>();

  /** Adds the dialect named by an error about a missing dialect; ignores other diagnostics. Thread-safe. */
  public synchronized void add(Diagnostic diagnostic) {
    String namespace = diagnostic.missingDialect();
    if (namespace != null && !namespace.isEmpty()) {
      namespaces.add(namespace);
    }
  }

  /** Returns the note with the end of its line; empty if no dialect is missing. Texts are byte strings. */
  public synchronized String note() {
    if (namespaces.isEmpty()) {
      return "";
    }
    String names = namespaces.stream().limit(MOST_NAMES).map(name -> "'" + name + "'")
        .collect(Collectors.joining(", "));
    int others = namespaces.size() - MOST_NAMES;
    boolean isOne = namespaces.size() == 1;
    String folder = System.getProperty(BundleDiagnosis.DEPLOY_FOLDER);
    return "note: dialect" + (isOne ? " " : "s ") + names + (others > 0 ? " and " + others + " more" : "")
        + (isOne ? " is" : " are") + " not installed: put a bundle or a file NAME.irdl.mlir with "
        + (isOne ? "it" : "them") + " into " + (folder == null ? "the folder deploy" : ByteStrings.of(folder))
        + "; in the console, 'why " + namespaces.iterator().next() + "' shows what is known\n";
  }
}
