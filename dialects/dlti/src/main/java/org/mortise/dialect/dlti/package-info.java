// SPDX-License-Identifier: Apache-2.0
/** The dlti dialect: data layouts and targets. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.dlti;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
