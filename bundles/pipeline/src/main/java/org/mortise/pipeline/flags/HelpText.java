// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.flags;

import org.mortise.ir.Reference;

/** A help text in the form of LLVM's tools. Also the form of versions. Loaded only if one of them is printed. */
public final class HelpText {
  private static final String INDENT = "  ";
  private static final int GAP = 1;

  private final StringBuilder text = new StringBuilder();
  private final int column;

  /** @param column the number of characters before the texts about flags */
  public HelpText(int column) {
    this.column = column;
  }

  /** Returns the help text of a tool that has only the flags of its table. */
  public static String of(FlagTable table) {
    int column = 0;
    for (Flag flag : table.flags()) {
      column = flag.isHidden() ? column : Math.max(column, INDENT.length() + flag.synopsis().length() + GAP);
    }
    HelpText help = new HelpText(column);
    help.text.append("OVERVIEW: ").append(table.overview()).append("\n\nUSAGE: ")
        .append(table.usage().replace("\n", "\n       ")).append("\n\n");
    if (!table.description().isEmpty()) {
      help.text.append(table.description()).append("\n\n");
    }
    help.text.append("OPTIONS:\n\n");
    table.flags().stream().filter(flag -> flag.kind() != Flag.Kind.ACTION).forEach(help::flag);
    table.flags().stream().filter(flag -> flag.kind() == Flag.Kind.ACTION).forEach(help::flag);
    return help.toString();
  }

  /** Returns what a tool prints as its version. */
  static String version(FlagTable table, Class<?> ofTool) {
    return table.tool() + " " + version(ofTool) + "\n  verified against MLIR " + Reference.VERSION + ", on Java "
        + System.getProperty("java.version") + "\n";
  }

  /** Returns the version of the bundle of a class. */
  public static String version(Class<?> ofBundle) {
    String version = ofBundle.getPackage().getImplementationVersion();
    return version == null ? "(unpackaged)" : version;
  }

  /** Adds a text. */
  public HelpText append(String line) {
    text.append(line);
    return this;
  }

  /** Adds a flag with its choices, unless it is hidden. */
  public void flag(Flag flag) {
    if (flag.isHidden()) {
      return;
    }
    int shift = flag.kind() == Flag.Kind.OPTIONAL_TEXT ? 2 : 0; // part of LLVM's format
    line(INDENT + flag.synopsis(), shift, flag.help().replace("\n", "\n" + " ".repeat(column + GAP + 1)));
    for (int i = 0; flag.kind() == Flag.Kind.CHOICE && i < flag.choices().size(); i += 2) {
      line("    =" + flag.choices().get(i), 0, "  " + flag.choices().get(i + 1));
    }
  }

  /**
   * Adds a line.
   *
   * @param shift the number of characters by which the text on the right is moved to the right
   */
  public void line(String left, int shift, String right) {
    text.append(left).append(" ".repeat(Math.max(1, column + shift - left.length()))).append("- ").append(right)
        .append('\n');
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
