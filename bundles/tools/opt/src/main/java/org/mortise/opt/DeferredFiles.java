// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Dialect;
import org.mortise.ir.Lazy;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.DialectDefinitions;

/**
 * Dialect files that are read when they are needed. Each one is first read alone; if it has an error, which may be that
 * it refers to the dialects of other files, it is read again with all of them. A file that is read alone waits for no
 * other one, so there are no cycles. Thread-safe when all files are added.
 */
final class DeferredFiles {
  private final Context context;
  private final Function<SourceText, ? extends DiagnosticHandler> outputs;
  private final Map<SourceText, Lazy<Optional<List<Dialect>>>> alone = new LinkedHashMap<>();
  private final Lazy<Together> together = Lazy.by(this::readTogether);

  /**
   * The dialects of the files that refer to other ones.
   *
   * @param context a context with the dialects of all files that have no error
   */
  private record Together(Map<SourceText, List<Dialect>> dialects, Context context) {}

  /**
   * Creates an empty list.
   *
   * @param context the dialects that all files can refer to
   * @param outputs returns the handler of the diagnostics about a file
   */
  DeferredFiles(Context context, Function<SourceText, ? extends DiagnosticHandler> outputs) {
    this.context = context;
    this.outputs = outputs;
  }

  /** Adds a file. Returns its dialects, none after an error, which is reported when they are first needed. */
  Lazy<List<Dialect>> add(SourceText file) {
    alone.put(file, Lazy.by(() -> Optional.ofNullable(readSilently(file, context))));
    return Lazy.by(() -> dialects(file));
  }

  private List<Dialect> dialects(SourceText file) {
    List<Dialect> found = alone.get(file).get().orElse(null);
    if (found == null) {
      found = together.get().dialects.get(file);
    }
    if (found == null) {
      found = DialectDefinitions.read(file, together.get().context, outputs.apply(file));
    }
    return found == null ? List.of() : found;
  }

  private static @Nullable List<Dialect> readSilently(SourceText file, Context context) {
    return DialectDefinitions.read(file, context, diagnostic -> { });
  }

  private Together readTogether() {
    Map<SourceText, List<Dialect>> dialects = new LinkedHashMap<>();
    List<SourceText> pending = new ArrayList<>();
    Context.Builder known = context.toBuilder();
    alone.forEach((file, read) -> read.get().ifPresentOrElse(
        found -> found.forEach(known::dialect), () -> pending.add(file)));
    Context complete = known.build();
    int before = pending.size() + 1;
    while (pending.size() < before) {
      before = pending.size();
      for (Iterator<SourceText> each = pending.iterator(); each.hasNext();) {
        SourceText file = each.next();
        List<Dialect> found = readSilently(file, complete);
        if (found != null) {
          dialects.put(file, found);
          Context.Builder extended = complete.toBuilder();
          found.forEach(extended::dialect);
          complete = extended.build();
          each.remove();
        }
      }
    }
    return new Together(dialects, complete);
  }
}
