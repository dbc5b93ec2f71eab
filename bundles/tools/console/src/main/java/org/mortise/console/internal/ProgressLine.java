// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

/** A temporary line at the end of a terminal's output. Any other output replaces it. */
public interface ProgressLine {
  /** The session variable with the progress line of the terminal, if there is one. */
  String VARIABLE = ".mortise.progress";

  /** Shows a text, or does nothing if the last line of the output is not complete. */
  void show(String text);

  /** Removes the text, if it is still shown. */
  void clear();
}
