// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.SplitSource;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;

/**
 * The results of checking one version of a document.
 *
 * @param text the text
 * @param snapshot the dialects that it was checked with
 * @param chunks the programs in it, in order, at least one
 */
public record CheckedDocument(DocumentText text, Snapshot snapshot, List<CheckedChunk> chunks) {
  /** The first bytes of bytecode decoded as UTF-8 (with an invalid third byte) or Latin-1. No program begins so. */
  private static final Pattern OPENED_BYTECODE = Pattern.compile("ML[\uFFFD\u00EF]R");

  /**
   * Parses and verifies a text. Never fails, except that it ends with a
   * {@link java.util.concurrent.CancellationException} when the thread is interrupted.
   *
   * @param name the name of the file in locations
   */
  public static CheckedDocument check(DocumentText text, String name, Snapshot snapshot) {
    if (OPENED_BYTECODE.matcher(text.text()).lookingAt()) {
      return FailedCheck.ofBytecode(text, name, snapshot);
    }
    SourceText whole = SourceText.of(name, text.bytes());
    List<CheckedChunk> chunks = new ArrayList<>();
    int start = 0;
    for (SourceText part : SplitSource.split(whole, SplitSource.MARKER, snapshot.context(), nearMiss -> { })) {
      chunks.add(new ChunkCheck(snapshot, part, start).run());
      start += part.length() + SplitSource.MARKER.length();
    }
    return new CheckedDocument(text, snapshot, chunks);
  }

  /**
   * Returns the check of a changed text if only the changed function must be checked again; this takes time linear in
   * the function, apart from copies. In that case this object must not be used any more, because the result takes over
   * its program. Returns null, without effect, if the whole text must be checked. A {@link
   * java.util.concurrent.CancellationException} has no effect either.
   *
   * @param name the name of the file in locations
   */
  public @Nullable CheckedDocument changed(DocumentText newText, String name, Snapshot current) {
    return current == snapshot ? FunctionCheck.check(this, newText, name) : null;
  }

  /** Returns the name of a document in locations: the last part of its URI. */
  public static String nameOf(String uri) {
    return uri.substring(uri.lastIndexOf('/') + 1);
  }

  /** Returns the program at an offset; for an offset in a marker, the program before it. */
  public CheckedChunk chunkAt(int offset) {
    CheckedChunk found = chunks.get(0);
    for (CheckedChunk chunk : chunks) {
      if (chunk.start() > offset) {
        break;
      }
      found = chunk;
    }
    return found;
  }
}
