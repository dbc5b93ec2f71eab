// SPDX-License-Identifier: Apache-2.0
/** Parses and verifies a document, with error recovery. */
@NullMarked
package org.mortise.lsp.internal.check;

import org.jspecify.annotations.NullMarked;
