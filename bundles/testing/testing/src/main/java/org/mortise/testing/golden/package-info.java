// SPDX-License-Identifier: Apache-2.0
/** Golden files: programs with their expected output in a file beside them. */
@NullMarked
package org.mortise.testing.golden;

import org.jspecify.annotations.NullMarked;
