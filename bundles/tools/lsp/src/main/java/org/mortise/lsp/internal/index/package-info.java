// SPDX-License-Identifier: Apache-2.0
/** The places at which a document defines and uses its names. */
@NullMarked
package org.mortise.lsp.internal.index;

import org.jspecify.annotations.NullMarked;
