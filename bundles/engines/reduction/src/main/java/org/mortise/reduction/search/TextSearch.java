// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.search;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Delta debugging on pieces of a text, for programs that cannot be read. See {@link Search}. */
public final class TextSearch {
  private final Oracle oracle;
  private final String separator;
  private final Consumer<byte[]> progress;
  private List<String> pieces;

  private TextSearch(Oracle oracle, String separator, List<String> pieces, Consumer<byte[]> progress) {
    this.oracle = oracle;
    this.separator = separator;
    this.pieces = pieces;
    this.progress = progress;
  }

  /**
   * Returns the smallest interesting text found.
   *
   * @param separator stands between the pieces, such as a line end
   * @param progress is called with each better text
   */
  public static byte[] reduce(byte[] text, String separator, Oracle oracle, Consumer<byte[]> progress) {
    String all = new String(text, StandardCharsets.ISO_8859_1);
    List<String> pieces = new ArrayList<>(List.of(all.split(Pattern.quote(separator), -1)));
    TextSearch search = new TextSearch(oracle, separator, pieces, progress);
    search.run();
    return search.join(search.pieces);
  }

  private void run() {
    int before;
    do {
      before = pieces.size();
      for (int chunk = pieces.size(); chunk > 0; chunk /= 2) {
        sweep(chunk);
      }
    } while (pieces.size() < before && !oracle.isExhausted());
  }

  private void sweep(int chunk) {
    int end = pieces.size();
    while (end > 0 && !oracle.isExhausted()) {
      List<byte[]> texts = new ArrayList<>();
      List<Integer> starts = new ArrayList<>();
      int at = end;
      while (at > 0 && texts.size() < oracle.jobs()) {
        int from = Math.max(0, at - chunk);
        texts.add(join(without(from, at)));
        starts.add(from);
        at = from;
      }
      int found = oracle.first(texts);
      if (found >= 0) {
        int from = starts.get(found);
        pieces = without(from, found == 0 ? end : starts.get(found - 1));
        progress.accept(texts.get(found));
        at = from;
      }
      end = at;
    }
  }

  private List<String> without(int from, int to) {
    List<String> rest = new ArrayList<>(pieces.subList(0, from));
    rest.addAll(pieces.subList(to, pieces.size()));
    return rest;
  }

  private byte[] join(List<String> some) {
    return String.join(separator, some).getBytes(StandardCharsets.ISO_8859_1);
  }
}
