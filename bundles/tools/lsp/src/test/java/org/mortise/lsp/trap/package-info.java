// SPDX-License-Identifier: Apache-2.0
/** A dialect whose code does not return. */
@NullMarked
package org.mortise.lsp.trap;

import org.jspecify.annotations.NullMarked;
