// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.NameLoc;
import org.mortise.ir.attributes.OpaqueLoc;
import org.mortise.ir.attributes.UnknownLoc;

/**
 * Renders diagnostics as MLIR's tools do: {@code file:line:col: error: message}, the line of the source, a caret under
 * the column, then callers and notes. The source line is shown for texts that were added, and not repeated for a note
 * at the same place. Texts are byte strings, one char per byte.
 */
public final class DiagnosticPrinter {
  private static final int MAX_CALLERS = 10;
  private static final int TAB_STOP = 8;

  private static final String BOLD = "\u001b[1m";
  private static final String GREEN = "\u001b[0;1;32m";
  private static final String RESET = "\u001b[0m";

  private final Map<String, SourceText> sources = new HashMap<>();
  private boolean colors;
  /** The locations to show; null for all. */
  private @Nullable Predicate<FileLineColLoc> places;

  /** Registers the lines of a text. A text of the same name is replaced. */
  public DiagnosticPrinter addSource(SourceText source) {
    sources.put(source.name(), source);
    return this;
  }

  /** Sets whether to use terminal colors, as LLVM's tools do. The default is not to. */
  public DiagnosticPrinter withColors(boolean wanted) {
    colors = wanted;
    return this;
  }

  /**
   * Sets the places that are shown; the default is all. The message is then shown at the first such place of its
   * location and its callers, or at the location itself if none is shown.
   */
  public DiagnosticPrinter withPlaces(Predicate<FileLineColLoc> wanted) {
    places = wanted;
    return this;
  }

  /** Returns the rendered diagnostic with its notes, ending in a new line. */
  public String print(Diagnostic diagnostic) {
    StringBuilder out = new StringBuilder();
    List<Location> stack = stackOf(diagnostic.location());
    Location shown = stack.get(0);
    append(out, shown, diagnostic.severity(), diagnostic.message(), 1);
    for (int i = 1; i < stack.size(); i++) {
      shown = stack.get(i);
      append(out, shown, Severity.NOTE, "called from", 1);
    }
    for (Diagnostic note : diagnostic.notes()) {
      append(out, note.location(), note.severity(), note.message(), note.location().sameAs(shown) ? 0 : 1);
      shown = note.location();
    }
    return out.toString();
  }

  /** Returns one line with its source, without callers and notes; {@code width} columns are marked. */
  public String print(Severity severity, Location location, String message, int width) {
    StringBuilder out = new StringBuilder();
    append(out, location, severity, message, width);
    return out.toString();
  }

  private void append(StringBuilder out, Location location, Severity severity, String message, int width) {
    FileLineColLoc place = placeOf(location);
    if (place == null) {
      String where = location instanceof UnknownLoc ? "" : location + ": ";
      appendMessage(out, "<unknown>:0", severity, where + message);
      return;
    }
    appendMessage(out, place.file() + ':' + place.line() + ':' + place.column(), severity, message);
    SourceText source = width > 0 ? sources.get(place.file()) : null;
    if (source != null && isIn(source, place)) {
      appendLine(out, visible(source.lineText(place.line()), place.column()), place.column(), width);
    }
  }

  private void appendMessage(StringBuilder out, String place, Severity severity, String message) {
    color(out, BOLD).append(place).append(": ");
    color(out, RESET);
    color(out, colorOf(severity)).append(severity.word()).append(": ");
    color(out, RESET);
    color(out, BOLD).append(message).append('\n');
    color(out, RESET);
  }

  private StringBuilder color(StringBuilder out, String sequence) {
    return colors ? out.append(sequence) : out;
  }

  private static String colorOf(Severity severity) {
    return switch (severity) {
      case ERROR -> "\u001b[0;1;31m";
      case WARNING -> "\u001b[0;1;35m";
      case REMARK -> "\u001b[0;1;34m";
      case NOTE -> "\u001b[0;1;30m";
    };
  }

  /** Returns whether a source contains a place. Text after a carriage return is not counted. */
  private static boolean isIn(SourceText source, FileLineColLoc place) {
    if (place.line() < source.firstLine() || place.line() > source.lastLine() || place.column() < 1) {
      return false;
    }
    String line = source.lineText(place.line());
    int before = place.column() - 1;
    return before <= line.length() && line.lastIndexOf('\r', before - 1) < 0;
  }

  /** Returns the visible part of a line, which ends at a carriage return after the place. */
  private static String visible(String line, int column) {
    int end = line.indexOf('\r', column - 1);
    return end < 0 ? line : line.substring(0, end);
  }

  private void appendLine(StringBuilder out, String line, int column, int marked) {
    StringBuilder caret = new StringBuilder();
    boolean ascii = true;
    int width = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      ascii &= c < 0x80;
      int next = c == '\t' ? (width / TAB_STOP + 1) * TAB_STOP : width + 1;
      out.append(c == '\t' ? " ".repeat(next - width) : String.valueOf(c));
      if (i < column - 1) {
        caret.append(" ".repeat(next - width));
      }
      width = next;
    }
    out.append('\n');
    if (ascii) { // the display width of other characters is unknown
      int length = Math.min(marked, line.length() - column + 1); // at least the caret, maybe after the line
      color(out, GREEN).append(caret).append('^').append("~".repeat(Math.max(0, length - 1))).append('\n');
      color(out, RESET);
    }
  }

  /** Returns the file position shown for a location, or null. */
  public static @Nullable FileLineColLoc placeOf(Location location) {
    if (location instanceof FileLineColLoc place) {
      return place;
    }
    return first(location, FileLineColLoc.class);
  }

  /** Returns the locations to show for a location and its callers, at least one. */
  private List<Location> stackOf(Location location) {
    List<Location> stack = new ArrayList<>();
    addShown(location, stack);
    for (Location caller : callersOf(location)) {
      addShown(caller, stack);
    }
    return stack.isEmpty() ? List.of(location) : stack;
  }

  /** Returns the locations of the callers of a location, innermost first, up to the number that is printed. */
  public static List<Location> callersOf(Location location) {
    List<Location> callers = new ArrayList<>(0);
    CallSiteLoc call = findCall(location);
    while (call != null && callers.size() < MAX_CALLERS) {
      callers.add(call.caller());
      call = findCall(call.caller());
    }
    return callers;
  }

  private void addShown(Location location, List<Location> stack) {
    Location shown = places == null ? location : firstShown(location, places);
    if (shown != null) {
      stack.add(shown);
    }
  }

  /** Returns the first accepted file position of the location itself, without its callers, or null. */
  private static @Nullable Location firstShown(Location root, Predicate<FileLineColLoc> wanted) {
    Deque<Location> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Location location = pending.pop();
      if (location instanceof FileLineColLoc place && wanted.test(place)) {
        return place;
      }
      if (location instanceof CallSiteLoc call) {
        pending.push(call.callee());
      } else {
        pushParts(location, pending);
      }
    }
    return null;
  }

  private static @Nullable CallSiteLoc findCall(Location location) {
    return first(location, CallSiteLoc.class);
  }

  /** Returns the first location of a kind, from the outside in and from left to right, callees before callers. */
  private static <L extends Location> @Nullable L first(Location root, Class<L> kind) {
    Deque<Location> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Location location = pending.pop();
      if (kind.isInstance(location)) {
        return kind.cast(location);
      }
      if (location instanceof CallSiteLoc call) {
        pending.push(call.caller());
        pending.push(call.callee());
      } else {
        pushParts(location, pending);
      }
    }
    return null;
  }

  private static void pushParts(Location location, Deque<Location> pending) {
    if (location instanceof NameLoc name) {
      pending.push(name.child());
    } else if (location instanceof OpaqueLoc opaque) {
      pending.push(opaque.fallback());
    } else if (location instanceof FusedLoc fused) {
      List<Location> parts = fused.locations();
      for (int i = parts.size() - 1; i >= 0; i--) {
        pending.push(parts.get(i));
      }
    }
  }
}
