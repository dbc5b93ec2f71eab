// SPDX-License-Identifier: Apache-2.0
/** The text of a document, its changes, and conversions between positions of the protocol and of the parser. */
@NullMarked
package org.mortise.lsp.internal.text;

import org.jspecify.annotations.NullMarked;
