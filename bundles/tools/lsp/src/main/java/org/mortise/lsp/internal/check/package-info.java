// SPDX-License-Identifier: Apache-2.0
/** Parses and verifies a document, and goes on after errors. */
@NullMarked
package org.mortise.lsp.internal.check;

import org.jspecify.annotations.NullMarked;
