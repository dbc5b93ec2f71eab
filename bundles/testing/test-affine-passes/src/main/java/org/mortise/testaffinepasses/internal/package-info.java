// SPDX-License-Identifier: Apache-2.0
/** Test passes of the affine dialect. */
@NullMarked
package org.mortise.testaffinepasses.internal;

import org.jspecify.annotations.NullMarked;
