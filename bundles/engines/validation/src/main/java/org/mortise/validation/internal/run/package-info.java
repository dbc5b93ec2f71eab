// SPDX-License-Identifier: Apache-2.0
/** Validation of the passes of a run. */
@NullMarked
package org.mortise.validation.internal.run;

import org.jspecify.annotations.NullMarked;

