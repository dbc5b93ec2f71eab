// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.function.Consumer;
import org.mortise.ir.execution.runtime.Machine;

/** A list-directed output statement. */
final class ListOutput implements Output {
  private static final int LINE_LENGTH = 79;

  private final Consumer<String> records;
  private final StringBuilder line = new StringBuilder();
  private boolean endsWithCharacters;

  /** @param records receives each line with its end */
  ListOutput(Consumer<String> records) {
    this.records = records;
  }

  @Override
  public void integer(long value, Machine machine) {
    item(Long.toString(value));
  }

  @Override
  public void real(Number value, Machine machine) {
    item(NumberText.listed(value));
  }

  /** A line can end between the parts; the imaginary part follows without a blank, also on the next line. */
  @Override
  public void complex(Number real, Number imaginary, Machine machine) {
    item("(" + NumberText.listed(real) + ",");
    append(NumberText.listed(imaginary) + ")");
  }

  @Override
  public void logical(boolean value, Machine machine) {
    if (!hasRoom(2)) {
      next(); // and no blank after it
    } else {
      line.append(' ');
    }
    line.append(value ? 'T' : 'F');
    endsWithCharacters = false;
  }

  private void item(String text) {
    append(" " + text);
    endsWithCharacters = false;
  }

  private void append(String text) {
    if (!hasRoom(text.length())) {
      next();
    }
    line.append(text);
  }

  private boolean hasRoom(int length) {
    return line.isEmpty() || line.length() + length <= LINE_LENGTH;
  }

  /** Characters follow characters without a blank, and are cut at the end of a line. */
  @Override
  public void characters(String text, Machine machine) {
    if (line.isEmpty() || !endsWithCharacters) {
      line.append(' ');
    }
    for (int i = 0; i < text.length(); i++) {
      if (line.length() >= LINE_LENGTH) {
        next();
        line.append(' ');
      }
      line.append(text.charAt(i));
    }
    endsWithCharacters = true;
  }

  private void next() {
    records.accept(line.append('\n').toString());
    line.setLength(0);
  }

  @Override
  public void end(Machine machine) {
    next();
  }
}
