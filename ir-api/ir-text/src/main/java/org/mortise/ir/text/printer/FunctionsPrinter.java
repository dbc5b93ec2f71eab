// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Parallel;
import org.mortise.ir.Trait;

/**
 * Prints the operations of a module, such as functions, with several threads: a few at a time, each thread into its own
 * text, and then the texts in order. Since a module names no values, a function's names do not depend on other
 * functions. Only the numbers of distinct attributes do: the calling thread prints functions with such attributes
 * again.
 */
final class FunctionsPrinter {
  /** A module with fewer operations is printed by one thread. */
  private static final int FEWEST = 32;
  private static final int PER_PIECE = 8;
  private static final int MOST_AT_ONCE = 1 << 13;
  /** Approximate size of the text that is buffered before it is written, if functions are of similar size. */
  private static final int TEXT_AT_ONCE = 1 << 23;

  /** Several functions, and their text. */
  private static final class Piece {
    private final List<Operation> functions = new ArrayList<>(PER_PIECE);
    private final ByteSink text = new ByteSink();
    private boolean failed;
  }

  /** Signals that a function's text depends on the text before it. */
  private static final class Dependent extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Dependent() {
      super(null, null, false, false);
    }
  }

  private final PrinterOptions options;
  private final @Nullable ValueNames names;
  private final @Nullable Aliases aliases;
  private final int threads;
  private final Map<Attribute, Integer> distinctNumbers;
  private final List<Piece> pieces = new ArrayList<>();
  private int atOnce = FEWEST * PER_PIECE;

  /**
   * Creates a printer.
   *
   * @param names the names of all values, or null to find them function by function
   * @param distinctNumbers the numbers of distinct attributes so far
   */
  FunctionsPrinter(
      PrinterOptions options, @Nullable ValueNames names, @Nullable Aliases aliases, int threads,
      Map<Attribute, Integer> distinctNumbers) {
    this.options = options;
    this.names = names;
    this.aliases = aliases;
    this.threads = threads;
    this.distinctNumbers = distinctNumbers;
  }

  /** Returns whether {@code op} is a module with enough functions to be printed by several threads. */
  static boolean isFor(Operation op, PrinterOptions options) {
    boolean isNamedFromOutside = options.genericForm() || options.uniqueSsaIds() || options.valueUsers();
    if (isNamedFromOutside || options.skipRegions() || !op.hasTrait(Trait.SYMBOL_TABLE) || op.resultCount() > 0
        || op.regionCount() != 1 || !op.region(0).hasOneBlock() || op.region(0).first().argumentCount() > 0) {
      return false;
    }
    int count = 0;
    for (Operation function = op.region(0).first().first(); function != null; function = function.next()) {
      boolean isApart = function.regionCount() == 0 || function.hasTrait(Trait.ISOLATED_FROM_ABOVE);
      if (!isApart || function.resultCount() > 0 || function.hasTrait(Trait.TERMINATOR)) {
        return false;
      }
      count++;
    }
    return count >= FEWEST;
  }

  /** Returns whether a type or attribute in a module may be printed as an alias, or contains one. */
  static boolean hasAliasable(Operation module, int threads) {
    if (AliasScan.isInteresting(module)) {
      return true;
    }
    List<Operation> functions = new ArrayList<>();
    for (Operation op = module.region(0).first().first(); op != null; op = op.next()) {
      functions.add(op);
    }
    boolean[] found = new boolean[1]; // only set to true; read after all threads have ended
    Parallel.forEach(functions, threads, () -> (function, index) -> {
      if (!found[0] && AliasScan.hasAliasable(function)) {
        found[0] = true;
      }
    });
    return found[0];
  }

  /** Prints the operations of a block from {@code first} on, one per line. */
  void print(Operation first, int indent, String dialect, ByteSink out, Flusher flusher) {
    Operation next = first;
    while (next != null) {
      next = fill(next);
      Parallel.forEach(pieces, threads, () -> {
        Writer writer = new Writer(indent, dialect, false);
        return (piece, index) -> piece.failed = !writer.print(piece);
      });
      int size = 0;
      for (Piece piece : pieces) {
        if (piece.failed) {
          new Writer(indent, dialect, true).print(piece);
        }
        size += piece.text.size();
        out.append(piece.text.array(), 0, piece.text.size());
        flusher.offer(out);
      }
      if (size < TEXT_AT_ONCE / 4) {
        atOnce = Math.min(2 * atOnce, MOST_AT_ONCE);
      } else if (size > TEXT_AT_ONCE) {
        atOnce = Math.max(threads, atOnce / 2);
      }
    }
  }

  /** Creates the next pieces; returns the operation after them, or null. */
  private @Nullable Operation fill(Operation first) {
    int perPiece = Math.max(1, Math.min(PER_PIECE, atOnce / (2 * threads)));
    int count = (atOnce + perPiece - 1) / perPiece;
    while (pieces.size() < count) {
      pieces.add(new Piece());
    }
    Operation next = first;
    int used = 0;
    while (next != null && used < count) {
      Piece piece = pieces.get(used++);
      piece.functions.clear();
      for (int i = 0; i < perPiece && next != null; i++) {
        piece.functions.add(next);
        next = next.next();
      }
    }
    pieces.subList(used, pieces.size()).clear();
    return next;
  }

  /** Prints functions in one thread. */
  private final class Writer {
    private final int indent;
    private final String dialect;
    private final boolean mayNumber;
    private final ValueNames ownNames;

    /** @param mayNumber whether distinct attributes may get numbers */
    Writer(int indent, String dialect, boolean mayNumber) {
      this.indent = indent;
      this.dialect = dialect;
      this.mayNumber = mayNumber;
      this.ownNames = names == null ? new ValueNames(options) : names;
    }

    /** Prints a piece. Returns whether its text is independent of other functions. */
    boolean print(Piece piece) {
      ByteSink text = piece.text;
      text.truncate(0);
      OperationPrinter printer = new OperationPrinter(options, ownNames, aliases, text, new ByteSink()) {
        @Override
        public long distinctNumber(Attribute distinct) {
          return numberOf(distinct);
        }
      };
      printer.setIndent(indent);
      printer.setDefaultDialect(dialect);
      try {
        for (Operation function : piece.functions) {
          if (names == null) {
            ownNames.restart();
            ownNames.number(function);
          }
          text.appendSpaces(indent);
          printer.regions.print(function, Flusher.NONE);
          text.append('\n');
        }
        return true;
      } catch (Dependent other) {
        return false;
      }
    }

    private long numberOf(Attribute distinct) {
      Integer known = distinctNumbers.get(distinct);
      if (known != null) {
        return known;
      }
      if (!mayNumber) {
        throw new Dependent();
      }
      distinctNumbers.put(distinct, distinctNumbers.size());
      return distinctNumbers.size() - 1;
    }
  }
}
