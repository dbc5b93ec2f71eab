// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.runtime.Machine;

/** An output statement with a format. */
final class FormattedOutput implements Output {
  private static final int LONGEST_RECORD = 1 << 20;

  private final Format.Walk walk;
  private final Consumer<String> records;
  private final StringBuilder record = new StringBuilder();
  private int position;
  private int scale;
  private boolean hasPlus;
  private boolean isAdvancing = true;

  /** @param records receives each record, without the end of the line, but the last one if nothing follows on it */
  FormattedOutput(Format.Item format, Consumer<String> records) {
    this.walk = new Format.Walk(format);
    this.records = records;
  }

  @Override
  public void integer(long value, Machine machine) {
    Format.Item edit = edit(machine);
    put(switch (edit.kind()) {
      case "I" -> NumberText.integer(value, edit.width(), edit.digits(), hasPlus);
      case "G" -> edit.width() <= 0 ? NumberText.integer(value, 0, -1, hasPlus)
          : NumberText.integer(value, edit.width(), -1, hasPlus);
      case "B" -> NumberText.field(Long.toBinaryString(value), edit.width());
      case "O" -> NumberText.field(Long.toOctalString(value), edit.width());
      case "Z" -> NumberText.field(Long.toHexString(value).toUpperCase(Locale.ROOT), edit.width());
      default -> throw mismatch("an integer", edit, machine);
    }, machine);
  }

  @Override
  public void real(Number value, Machine machine) {
    Format.Item edit = edit(machine);
    put(switch (edit.kind()) {
      case "F" -> NumberText.fixed(value, edit.width(), edit.digits(), scale, hasPlus);
      case "E", "D", "ES", "EN" -> NumberText.exponential(value, edit, scale, hasPlus);
      case "G" -> NumberText.general(value, edit, scale, hasPlus);
      default -> throw mismatch("a real number", edit, machine);
    }, machine);
  }

  @Override
  public void logical(boolean value, Machine machine) {
    Format.Item edit = edit(machine);
    if (!edit.kind().equals("L") && !edit.kind().equals("G")) {
      throw mismatch("a logical value", edit, machine);
    }
    put(" ".repeat(Math.max(edit.width() - 1, 0)) + (value ? 'T' : 'F'), machine);
  }

  @Override
  public void characters(String text, Machine machine) {
    Format.Item edit = edit(machine);
    if (!edit.kind().equals("A") && !edit.kind().equals("G")) {
      throw mismatch("characters", edit, machine);
    }
    int width = edit.width() <= 0 ? text.length() : edit.width();
    put(width <= text.length() ? text.substring(0, width) : " ".repeat(width - text.length()) + text, machine);
  }

  private static RuntimeException mismatch(String value, Format.Item edit, Machine machine) {
    return machine.fault("prints " + value + " by the descriptor " + edit.kind());
  }

  @Override
  public void setAdvance(boolean advances) {
    isAdvancing = advances;
  }

  @Override
  public void end(Machine machine) {
    Format.Item item = walk.next();
    while (item != null && !item.isData() && !item.kind().equals(":")) {
      machine.step(1);
      control(item, machine);
      item = walk.next();
    }
    if (isAdvancing) {
      finishRecord();
    } else {
      records.accept(record.toString());
    }
  }

  /** Returns the descriptor of the next value. */
  private Format.Item edit(Machine machine) {
    boolean hasReverted = false;
    while (true) {
      machine.step(1);
      Format.@Nullable Item item = walk.next();
      if (item == null) {
        if (hasReverted) {
          throw machine.fault("prints a value by a format that has no place for it");
        }
        hasReverted = true;
        finishRecord();
        walk.revert();
      } else if (item.isData()) {
        machine.step(Math.max(item.width(), 0) + Math.max(item.digits(), 0) + Math.abs((long) scale));
        return item;
      } else {
        control(item, machine);
      }
    }
  }

  private void control(Format.Item item, Machine machine) {
    switch (item.kind()) {
      case "'" -> put(item.text(), machine);
      case "X", "TR" -> position = Math.min(position + item.count(), LONGEST_RECORD);
      case "T" -> position = Math.max(item.count() - 1, 0);
      case "TL" -> position = Math.max(position - item.count(), 0);
      case "/" -> {
        for (int i = 0; i < item.count(); i++) {
          machine.step(1);
          finishRecord();
        }
      }
      case "P" -> scale = item.count();
      case "SP" -> hasPlus = true;
      case "S", "SS" -> hasPlus = false;
      default -> { } // it concerns input only
    }
  }

  private void finishRecord() {
    records.accept(record.append('\n').toString());
    record.setLength(0);
    position = 0;
  }

  private void put(String text, Machine machine) {
    if (position + text.length() > LONGEST_RECORD) {
      throw machine.fault("prints a record of more than " + LONGEST_RECORD + " characters");
    }
    while (record.length() < position) {
      record.append(' ');
    }
    record.replace(position, Math.min(position + text.length(), record.length()), text);
    position += text.length();
  }
}
