// SPDX-License-Identifier: Apache-2.0
/** The attributes of the test dialect. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.test.attributes;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

