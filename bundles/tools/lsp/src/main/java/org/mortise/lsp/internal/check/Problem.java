// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Severity;

/**
 * A diagnostic at a part of the document. Offsets count bytes.
 *
 * @param start the beginning of the part
 * @param end its end
 * @param severity the severity
 * @param message the message
 * @param notes the notes, which have none themselves
 */
public record Problem(int start, int end, Severity severity, String message, List<Problem> notes) {
  /** Returns whether this problem or one of its notes begins in a part of the document. */
  boolean touches(int from, int to) {
    return start >= from && start < to || notes.stream().anyMatch(note -> note.touches(from, to));
  }

  /** Returns this problem after a change: positions from an offset on have moved. */
  Problem moved(int after, int by) {
    List<Problem> moved = new ArrayList<>(notes.size());
    notes.forEach(note -> moved.add(note.moved(after, by)));
    int shift = start >= after ? by : 0;
    return new Problem(start + shift, end + shift, severity, message, moved);
  }
}
