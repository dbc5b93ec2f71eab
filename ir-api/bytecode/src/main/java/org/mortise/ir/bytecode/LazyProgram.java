// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.mortise.ir.Context;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.Operation;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.parser.ReadAttempts;

/**
 * A program of which the regions of operations are read when they are asked for: those of the functions of a library of
 * which a few are used, for example. Only regions that use no values from outside can be read later, and only those of
 * files of version 2 or newer. The regions that are not read yet are empty; such a program must not be verified.
 *
 * <p>Keeps the file in memory. Types with names are not shared with other programs. For one thread.
 */
public final class LazyProgram {
  private final ProgramReader reader;
  private final NamedTypeUses namedTypes;
  private final Map<Operation, Integer> deferred;
  private Operation program;

  private LazyProgram(ProgramReader reader, NamedTypeUses namedTypes) {
    this.reader = reader;
    this.namedTypes = namedTypes;
    this.deferred = new IdentityHashMap<>();
  }

  /**
   * Reads a file but for the regions of operations that {@code isRead} rejects; it is not asked about those that cannot
   * be read later.
   *
   * @param resources get the resources of the file
   * @return empty after an error, which was reported to {@code handler}, as are those of later calls
   */
  public static Optional<LazyProgram> open(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler, Resources resources,
      Predicate<Operation> isRead) {
    NamedTypeUses namedTypes = NamedTypeUses.separate(context);
    LazyProgram[] opened = new LazyProgram[1];
    ReadAttempts.onStack(largeStack -> {
      ProgramReader reader = new ProgramReader(source, context, options, handler, resources, namedTypes);
      opened[0] = new LazyProgram(reader, namedTypes);
      opened[0].program = reader.read(largeStack, opened[0].deferred, isRead);
    });
    return opened[0].program == null ? Optional.empty() : Optional.of(opened[0]);
  }

  /** Returns the program. */
  public Operation program() {
    return program;
  }

  /** Returns the number of operations whose regions are not read yet. */
  public int pendingCount() {
    return deferred.size();
  }

  /** Returns whether the regions of an operation are not read yet. */
  public boolean isPending(Operation op) {
    return deferred.containsKey(op);
  }

  /** Reads the regions of an operation, and those inside them. Like {@link #materialize(Operation, Predicate)}. */
  public boolean materialize(Operation op) {
    return materialize(op, ignored -> true);
  }

  /**
   * Reads the regions of an operation but for those of operations inside it that {@code isRead} rejects. Linear in what
   * is read.
   *
   * @return false after an error, which was reported; the program is then not complete
   * @throws IllegalArgumentException if the regions were read before
   */
  public boolean materialize(Operation op, Predicate<Operation> isRead) {
    if (!isPending(op)) {
      throw new IllegalArgumentException("the regions of '" + op.name() + "' have been read");
    }
    int position = deferred.get(op);
    boolean[] done = new boolean[1];
    ReadAttempts.onStack(largeStack -> {
      for (int i = 0; i < op.regionCount(); i++) {
        op.region(i).clear();
      }
      deferred.put(op, position);
      done[0] = reader.readDeferred(op, largeStack, deferred, isRead);
    });
    return done[0];
  }

  /**
   * Ends the reading: reads the regions of the remaining operations that {@code isKept} accepts, with all that is
   * inside them, and erases the others, which must not be used any more.
   *
   * @return false after an error, which was reported
   */
  public boolean finish(Predicate<Operation> isKept) {
    List<Operation> pending = new ArrayList<>(deferred.keySet());
    for (Operation op : pending) {
      if (!isKept.test(op)) {
        deferred.remove(op);
        op.erase();
      } else if (!materialize(op)) {
        return false;
      }
    }
    namedTypes.finish();
    return true;
  }

  @Override
  public String toString() {
    return program.name() + " with " + deferred.size() + " operations to be read";
  }
}
