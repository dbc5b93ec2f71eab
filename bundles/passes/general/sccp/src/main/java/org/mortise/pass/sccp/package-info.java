// SPDX-License-Identifier: Apache-2.0
/** Sparse conditional constant propagation. */
@NullMarked
package org.mortise.pass.sccp;

import org.jspecify.annotations.NullMarked;
