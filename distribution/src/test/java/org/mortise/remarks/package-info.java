// SPDX-License-Identifier: Apache-2.0
/** Remarks of all passes, read by LLVM's tools. */
@NullMarked
package org.mortise.remarks;

import org.jspecify.annotations.NullMarked;
