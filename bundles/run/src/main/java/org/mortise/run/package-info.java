// SPDX-License-Identifier: Apache-2.0
/** The tool {@code mortise-run}, which executes programs. */
@NullMarked
package org.mortise.run;

import org.jspecify.annotations.NullMarked;
