// SPDX-License-Identifier: Apache-2.0
/** The steps of a reduction: each makes a program smaller at some places, without regard to the test. */
@NullMarked
@Version("0.1.0")
package org.mortise.reduction.step;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

