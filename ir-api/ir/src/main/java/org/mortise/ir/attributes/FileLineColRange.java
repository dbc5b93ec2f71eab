// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.MlirVersion;

/** A part of a file: {@code loc("file.mlir":3:7 to 4:2)}, or {@code loc("file.mlir":3:7 to :9)} within a line. */
public final class FileLineColRange extends FileLineColLoc {
  private final int endLine;
  private final int endColumn;

  private FileLineColRange(Context context, String file, int line, int column, int endLine, int endColumn) {
    super(context, file, line, column);
    this.endLine = endLine;
    this.endColumn = endColumn;
  }

  /** Returns the part of a file between two positions; a position if they are the same. */
  public static FileLineColLoc of(Context context, String file, int line, int column, int endLine, int endColumn) {
    return line == endLine && column == endColumn
        ? new FileLineColLoc(context, file, line, column)
        : new FileLineColRange(context, file, line, column, endLine, endColumn);
  }

  /** Returns the line of the end. */
  public int endLine() {
    return endLine;
  }

  /** Returns the column of the end. */
  public int endColumn() {
    return endColumn;
  }

  /** For MLIR 19.1 the start alone. */
  @Override
  public void printBody(AsmPrinter printer, boolean pretty) {
    super.printBody(printer, pretty);
    if (printer.version().compareTo(MlirVersion.V22_1) < 0) {
      return;
    }
    printer.print(" to ");
    if (endLine != line()) {
      printer.print(Integer.toUnsignedString(endLine));
    }
    printer.print(':').print(Integer.toUnsignedString(endColumn));
  }

  @Override
  protected int structuralHash() {
    return (super.structuralHash() * 31 + endLine) * 31 + endColumn;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    FileLineColRange that = (FileLineColRange) other;
    return super.structurallyEquals(other) && endLine == that.endLine && endColumn == that.endColumn;
  }
}
