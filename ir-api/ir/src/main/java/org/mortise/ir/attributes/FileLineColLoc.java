// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Location;

/**
 * A position in a file: {@code loc("file.mlir":3:7)}. Lines and columns count from 1. A {@link FileLineColRange} starts
 * at its position.
 */
public class FileLineColLoc extends Location {
  private static final String NO_NAME = "-";

  private final String file;
  private final int line;
  private final int column;

  /** A position in {@code file}; the empty file name becomes {@code -}. */
  public FileLineColLoc(Context context, String file, int line, int column) {
    super(context);
    this.file = file.isEmpty() ? NO_NAME : file;
    this.line = line;
    this.column = column;
  }

  public final String file() {
    return file;
  }

  public final int line() {
    return line;
  }

  public final int column() {
    return column;
  }

  @Override
  public void printBody(AsmPrinter printer, boolean pretty) {
    if (pretty) {
      printer.print(file);
    } else {
      printer.printString(file);
    }
    printer.print(':').print(Integer.toUnsignedString(line)).print(':')
        .print(Integer.toUnsignedString(column));
  }

  @Override
  protected int structuralHash() {
    return (file.hashCode() * 31 + line) * 31 + column;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    FileLineColLoc that = (FileLineColLoc) other;
    return line == that.line && column == that.column && file.equals(that.file);
  }
}
