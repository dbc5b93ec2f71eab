// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Parallel;
import org.mortise.ir.ParseError;

/**
 * Reads a long text of operations such as functions with several threads, cut into pieces. The cuts are guesses. If a
 * piece does not consist of whole operations, or defines values or blocks that other pieces might use, or there is any
 * diagnostic, all pieces are dropped, and one thread reads the text from start to end. So the result never depends on
 * the number of threads.
 */
final class PieceParser {
  /** A shorter text is read by one thread: starting one takes as long as reading some thousand bytes. */
  private static final int SHORTEST = 1 << 16;
  private static final int PIECES_PER_THREAD = 8;
  private static final int SMALLEST_PIECE = 1 << 13;

  /** A piece of the text, and the operations that were read from it. */
  private static final class Piece {
    private final int start;
    private final int end;
    private final Block block = new Block();

    Piece(int start, int end) {
      this.start = start;
      this.end = end;
    }
  }

  private final ParseState whole;
  private final String defaultDialect;
  private final List<Piece> pieces;
  /** The states of the threads, by the order in which the threads have started. */
  private final List<ParseState> states = Collections.synchronizedList(new ArrayList<>());
  private volatile boolean failed;

  private PieceParser(ParseState whole, String defaultDialect, List<Piece> pieces) {
    this.whole = whole;
    this.defaultDialect = defaultDialect;
    this.pieces = pieces;
  }

  /**
   * Reads the operations from the current token up to {@code end}, or to an earlier alias definition, appends them to
   * {@code target}, and moves to the following token. Does nothing if the text cannot be divided.
   */
  static void parse(ParseState state, Block target, String defaultDialect, int end) {
    int start = state.lexer.start;
    int threads = state.options.threads();
    if (threads <= 1 || end - start < SHORTEST) {
      return;
    }
    countLinesAndBraces(state, start);
    int size = Math.max(SMALLEST_PIECE, (end - start) / (threads * PIECES_PER_THREAD));
    List<Piece> pieces = pieces(state.braces().cuts(start, end, size));
    if (pieces.size() >= threads) {
      new PieceParser(state, defaultDialect, pieces).parseInto(target);
    }
  }

  /** Creates the tables that all threads need, each by a walk through the text. */
  private static void countLinesAndBraces(ParseState state, int start) {
    List<Runnable> walks = List.of(state::braces, () -> state.location(start));
    Parallel.forEach(walks, walks.size(), () -> (walk, index) -> walk.run());
  }

  private void parseInto(Block target) {
    Parallel.forEach(pieces, whole.options.threads(), this::newReader);
    if (failed) {
      return;
    }
    for (Piece piece : pieces) {
      target.splice(null, piece.block);
    }
    for (ParseState state : states) {
      whole.locations.addAll(state.locations);
      whole.namedTypes.addAll(state.namedTypes);
    }
    whole.lexer.reset(pieces.get(pieces.size() - 1).end);
  }

  private Parallel.Work<Piece> newReader() {
    ParseState state = new ParseState(whole, diagnostic -> failed = true);
    OperationParser parser = new OperationParser(state);
    states.add(state);
    return (piece, index) -> {
      if (!failed && !read(piece, state, parser)) {
        failed = true;
      }
    };
  }

  /** Returns whether the piece consists of whole operations that do not affect other pieces. */
  private boolean read(Piece piece, ParseState state, OperationParser parser) {
    try {
      state.lexer.reset(piece.start);
      state.values.push(true);
      state.blocks.push();
      parser.parsePiece(piece.block, defaultDialect, piece.end);
      state.blocks.pop();
      state.values.pop();
      return state.lexer.start == piece.end && state.values.undefined() == null && areApart(piece.block);
    } catch (ParseError error) {
      return false;
    }
  }

  private static boolean areApart(Block block) {
    for (Operation op = block.first(); op != null; op = op.next()) {
      if (op.resultCount() > 0 || op.operandCount() > 0 || op.successorCount() > 0) {
        return false;
      }
    }
    return true;
  }

  private static List<Piece> pieces(int[] cuts) {
    List<Piece> pieces = new ArrayList<>(cuts.length - 1);
    for (int i = 1; i < cuts.length; i++) {
      pieces.add(new Piece(cuts[i - 1], cuts[i]));
    }
    return pieces;
  }
}
