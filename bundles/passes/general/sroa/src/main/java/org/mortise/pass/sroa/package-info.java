// SPDX-License-Identifier: Apache-2.0
/** Scalar replacement of aggregates. */
@NullMarked
package org.mortise.pass.sroa;

import org.jspecify.annotations.NullMarked;
