// SPDX-License-Identifier: Apache-2.0
/** Validation by execution: two versions of a program are run on the same inputs and compared. */
@NullMarked
@Version("0.1.0")
package org.mortise.validation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
