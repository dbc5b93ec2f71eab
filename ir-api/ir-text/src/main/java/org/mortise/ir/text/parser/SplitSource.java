// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.SourceText;

/**
 * Splits a file at a marker, usually {@code // -----}, into texts that are read separately, like {@code mlir-opt
 * --split-input-file}. A file may begin with a marker, so that the first text is empty. Linear.
 */
public final class SplitSource {
  /** The default marker. */
  public static final String MARKER = "// -----";
  /** A marker with up to this many characters missing at its end is reported as a near miss. */
  private static final int TOLERANCE = 2;

  private SplitSource() {}

  /**
   * Returns the texts, at least one. {@code marker} is not empty. Comments that are similar to markers are reported to
   * {@code warnings}.
   */
  public static List<SourceText> split(
      SourceText whole, String marker, Context context, DiagnosticHandler warnings) {
    int tolerance = Math.min(TOLERANCE, marker.length() - 1);
    byte[] stem = marker.substring(0, marker.length() - tolerance).getBytes(StandardCharsets.ISO_8859_1);
    byte[] rest = marker.substring(marker.length() - tolerance).getBytes(StandardCharsets.ISO_8859_1);
    List<SourceText> texts = new ArrayList<>();
    byte[] bytes = whole.terminatedBytes();
    int start = 0;
    for (int i = 0; i < whole.length(); i++) {
      if (bytes[i] != stem[0] || !startsWith(bytes, i, stem)) {
        continue;
      }
      int behind = i + stem.length;
      if (startsWith(bytes, behind, rest) && isFollowed(whole, behind + rest.length, stem)) {
        texts.add(whole.part(start, i));
        start = behind + rest.length;
        i = start - 1;
      } else {
        warnings.handle(nearMiss(whole, context, behind));
        i = behind - 1;
      }
    }
    texts.add(whole.part(start, whole.length()));
    return texts;
  }

  /** Returns whether a text follows a marker. As in MLIR, an end of the file or another marker does not. */
  private static boolean isFollowed(SourceText whole, int at, byte[] stem) {
    return at < whole.length() && !startsWith(whole.terminatedBytes(), at, stem);
  }

  private static boolean startsWith(byte[] bytes, int at, byte[] text) {
    return at + text.length < bytes.length
        && Arrays.equals(bytes, at, at + text.length, text, 0, text.length);
  }

  private static Diagnostic nearMiss(SourceText whole, Context context, int at) {
    FileLineColLoc place = new FileLineColLoc(context, whole.name(), whole.line(at), whole.column(at));
    return new Diagnostic(Severity.WARNING, place, "near miss with file split marker");
  }
}
