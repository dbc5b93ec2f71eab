// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.mortise.ir.BytecodeOverride;
import org.mortise.ir.Context;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.Operation;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.parser.ReadAttempts;

/**
 * A program whose regions are read on demand, such as the functions of a library of which few are used. Only regions
 * that use no outer values can be read later, and only in files of version 2 or newer. Unread regions are empty; a
 * program with unread regions must not be verified.
 *
 * <p>Keeps the file in memory. Named types are not shared with other programs. A program written by an older version of
 * a dialect is not upgraded until {@link #finish} is called. Not thread-safe.
 */
public final class LazyProgram {
  private final ProgramReader reader;
  /** The start offsets of the unread regions. */
  private final Map<Operation, Integer> pending = new LinkedHashMap<>();
  private Operation program;

  private LazyProgram(ProgramReader reader) {
    this.reader = reader;
  }

  /**
   * Reads a file except for the regions of operations that {@code isRead} rejects. {@code isRead} is not called for
   * regions that cannot be read later.
   *
   * @param resources receives the resources of the file
   * @return empty after an error; errors, also of later calls, are reported to {@code handler}
   */
  public static Optional<LazyProgram> open(
      SourceText source, Context context, ParserOptions options, DiagnosticHandler handler, Resources resources,
      Predicate<Operation> isRead) {
    NamedTypeUses namedTypes = NamedTypeUses.separate(context);
    LazyProgram[] opened = new LazyProgram[1];
    ReadAttempts.onStack(largeStack -> {
      ProgramReader reader = new ProgramReader(
          source, context, options, BytecodeOverride.NONE, handler, resources, namedTypes);
      opened[0] = new LazyProgram(reader);
      opened[0].program = reader.open(largeStack, deferral(isRead, opened[0].pending));
    });
    return opened[0].program == null ? Optional.empty() : Optional.of(opened[0]);
  }

  private static Deferral deferral(Predicate<Operation> isRead, Map<Operation, Integer> deferred) {
    return (op, position) -> {
      if (isRead.test(op)) {
        return false;
      }
      deferred.put(op, position);
      return true;
    };
  }

  public Operation program() {
    return program;
  }

  /** Returns the number of operations with unread regions. */
  public int pendingCount() {
    return pending.size();
  }

  /** Returns the operation whose regions were deferred first among the unread ones; empty if all regions are read. */
  public Optional<Operation> nextPending() {
    return pending.keySet().stream().findFirst();
  }

  /** Returns whether the regions of an operation are unread. */
  public boolean isPending(Operation op) {
    return pending.containsKey(op);
  }

  /** Reads the regions of an operation completely. See {@link #materialize(Operation, Predicate)}. */
  public boolean materialize(Operation op) {
    return materialize(op, ignored -> true);
  }

  /**
   * Reads the regions of an operation, except for regions of inner operations that {@code isRead} rejects. Linear in
   * the bytes read.
   *
   * @return false after an error, which was reported; the program is then not complete
   * @throws IllegalArgumentException if the regions were read before
   */
  public boolean materialize(Operation op, Predicate<Operation> isRead) {
    if (!isPending(op)) {
      throw new IllegalArgumentException("the regions of '" + op.name() + "' have been read");
    }
    int position = pending.remove(op);
    Map<Operation, Integer> nested = new LinkedHashMap<>(0);
    boolean[] done = new boolean[1];
    ReadAttempts.onStack(largeStack -> {
      nested.clear();
      for (int i = 0; i < op.regionCount(); i++) {
        op.region(i).clear();
      }
      done[0] = reader.readDeferred(op, position, largeStack, deferral(isRead, nested));
    });
    pending.putAll(nested);
    return done[0];
  }

  /**
   * Finishes reading: reads the regions of the remaining operations that {@code isKept} accepts completely, and erases
   * the other operations, which must not be used afterwards. Upgrades a program written by an older version of a
   * dialect.
   *
   * @return false after an error, which was reported
   */
  public boolean finish(Predicate<Operation> isKept) {
    for (Operation op : new ArrayList<>(pending.keySet())) {
      if (!isKept.test(op)) {
        pending.remove(op);
        op.erase();
      } else if (!materialize(op)) {
        return false;
      }
    }
    return reader.close(program);
  }

  @Override
  public String toString() {
    return program.name() + " with " + pending.size() + " operations to be read";
  }
}
