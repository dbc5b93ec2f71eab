// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.util.List;
import org.mortise.ir.Severity;

/**
 * A diagnostic at a part of the document. Offsets count bytes.
 *
 * @param start the beginning of the part
 * @param end its end
 * @param severity how bad it is
 * @param message the message
 * @param notes the notes, which have none themselves
 */
public record Problem(int start, int end, Severity severity, String message, List<Problem> notes) {}
